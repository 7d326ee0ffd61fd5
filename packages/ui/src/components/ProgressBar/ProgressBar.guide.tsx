import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use ProgressBar for work of a known length, such as a number of files. Its label counts the finished items.',
  avoid: [
    'For a wait of unknown length: use Skeleton, or a pending Button.',
    'For the reading position in an article: use ReadingProgress.',
    'For a number that doesn’t change, such as 15% off: use Text.',
  ],
  screenReader: [
    '“12 of 80, progress bar, 15%”',
    '“40 of 80 uploaded, 12 failed, progress bar, 50%”',
  ],
};
