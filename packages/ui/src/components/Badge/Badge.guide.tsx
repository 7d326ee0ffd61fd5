import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For one or two words about the thing beside it: a category, a state. The words say it; the color only helps to find it.',
  avoid: [
    'For anything that can be pressed: use Button or CategoryTabs.',
    'For a sentence: use Text.',
    'For what has just happened: use toast().',
  ],
  screenReader: ['Its words, in their place. Color alone says nothing here.'],
};
