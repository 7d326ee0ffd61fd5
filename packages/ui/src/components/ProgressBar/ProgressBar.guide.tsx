import type { Guide } from '../../docs/guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

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
  dos: [
    {
      why: 'What failed is not done: it has its own part of the bar, and its own words.',
      example: (
        <ProgressBar value={40} failed={12} total={80} label="40 of 80 uploaded, 12 failed" />
      ),
    },
    {
      why: 'The words count things a person knows, and the light follows them.',
      example: <ProgressBar value={12} total={80} label="12 of 80 images sent" />,
    },
  ],
  donts: [
    {
      why: 'Nobody knows how long an answer takes. A bar that guesses stands still at 90%.',
      example: <ProgressBar value={9} total={10} label="Loading…" />,
    },
  ],
};
