import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Skeleton as a placeholder while content loads, so that the layout doesn’t shift. SkeletonGroup announces once what is loading.',
  avoid: [
    'For work of a known length: use ProgressBar.',
    'After a press, while the action runs: use a pending Button.',
    'For waits under half a second: show nothing until the content has loaded.',
  ],
  screenReader: [
    'The label of its SkeletonGroup, once: “Loading posts”. The shapes are not announced.',
  ],
};
