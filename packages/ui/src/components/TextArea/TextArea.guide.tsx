import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For several lines of text, such as a message. Its height says how much is expected.',
  avoid: ['For a name or an address: use TextField.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the field.',
      so: { part: ['textbox', 'Project Details'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Begins a new line.',
      so: { part: ['textbox', 'Project Details'], reads: '\n' },
    },
  ],
  screenReader: ['“Project Details, edit, multi-line, required”'],
};
