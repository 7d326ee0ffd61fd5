import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For work whose end is known: files, images, steps. Its words count what is done.',
  avoid: [
    'For a wait without a measure: use Skeleton, or a pending Button.',
    'For how far an article is read: use ReadingProgress.',
    'For a figure that does not move, such as 15% off: write it.',
  ],
  screenReader: [
    '“12 of 80, progress bar, 15 %”',
    '“40 of 80 uploaded, 12 failed, progress bar, 50 %”',
  ],
};
