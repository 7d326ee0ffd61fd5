import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the shape of something on its way, so that nothing jumps when it comes. The group says once what is loading.',
  avoid: [
    'For work whose end is known: use ProgressBar.',
    'For a press that is being answered: use a pending Button.',
    'For less than about half a second, or for what is already there: show nothing, then the thing itself.',
  ],
  screenReader: ['The label of its SkeletonGroup, once: “Loading posts”. The shapes are silent.'],
};
