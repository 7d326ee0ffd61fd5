import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use TextArea for several lines of text, such as a message. Its height should fit the expected length.',
  avoid: ['For a single line, such as a name: use TextField.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the field.',
      so: { part: ['textbox', 'Project Details'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Starts a new line.',
      so: { part: ['textbox', 'Project Details'], reads: '\n' },
    },
  ],
  screenReader: ['“Project Details, edit, multi-line, required”'],
};
