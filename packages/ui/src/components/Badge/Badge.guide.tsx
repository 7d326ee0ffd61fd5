import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Badge for one or two words about the item beside it, such as a category or a status. The text carries the meaning. The color only makes it easier to find.',
  avoid: [
    'For something to press: use Button or CategoryTabs.',
    'For a sentence: use Text.',
    'To confirm an action: use toast().',
  ],
  screenReader: ['The text, in its place in the reading order. The color is not announced.'],
};
