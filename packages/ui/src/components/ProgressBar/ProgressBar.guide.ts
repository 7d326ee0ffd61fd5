import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For work whose end is known: files, images, steps.',
  avoid: [
    'For a wait without a measure: use Skeleton, or a pending Button.',
    'For how far an article is read: use ReadingProgress.',
  ],
  screenReader: ['“12 of 80, progress bar, 15 %”'],
};
