import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the shape of something on its way, so that nothing jumps when it comes.',
  avoid: [
    'For work whose end is known: use ProgressBar.',
    'For less than about half a second, or for what is already there.',
  ],
  screenReader: ['The label of its SkeletonGroup, once: “Loading posts”. The shapes are silent.'],
};
