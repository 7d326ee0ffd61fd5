import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For words that eyes get from the layout and ears do not, such as what a figure counts.',
  avoid: [
    'For hiding from everybody: leave it out.',
    'For what can get the focus: it would go out of sight.',
  ],
  screenReader: ['Its words, in their place.'],
};
