import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use VisuallyHidden for text that the layout shows to sighted visitors but that screen readers would miss, such as the unit of a number.',
  avoid: [
    'To hide content from everyone: leave it out.',
    'For controls: focus would be invisible. For a link that shows when it is focused, use SkipLink.',
    'For information that everyone needs, such as a price or a condition: use Text.',
  ],
  screenReader: ['The text, in its place in the reading order'],
};
