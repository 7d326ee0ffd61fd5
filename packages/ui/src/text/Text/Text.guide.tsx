import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Text for running text and captions, in the sizes and tones of the theme. It limits the length of a line for easy reading.',
  avoid: [
    'For titles: use Heading.',
    'For text that only screen readers need: use VisuallyHidden.',
    'For a short mark, such as a category: use Badge.',
  ],
};
