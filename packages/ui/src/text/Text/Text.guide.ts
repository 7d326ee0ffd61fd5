import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For running text and small words, in the sizes and tones of the house.',
  avoid: [
    'For titles: use Heading.',
    'For words that only screen readers need: use VisuallyHidden.',
  ],
};
