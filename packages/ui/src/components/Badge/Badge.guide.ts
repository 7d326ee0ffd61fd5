import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For one or two words about the thing beside it: a category, a state.',
  avoid: [
    'For anything that can be pressed: use Button or CategoryTabs.',
    'For a sentence: use Text.',
  ],
  screenReader: ['Its words, in their place. Colour alone says nothing here.'],
};
