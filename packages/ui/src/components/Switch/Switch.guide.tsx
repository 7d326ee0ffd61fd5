import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For turning something on or off at once.',
  avoid: [
    'For what takes effect when a form is sent: use Checkbox.',
    'For the theme: use ThemeSwitch.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the switch.',
      so: { part: ['switch', 'Show password'], is: 'focused' },
    },
    { keys: ' ', does: 'Turns it on.', so: { part: ['switch', 'Show password'], is: 'checked' } },
    {
      keys: ' ',
      does: 'Turns it off.',
      so: { part: ['switch', 'Show password'], is: 'unchecked' },
    },
  ],
  screenReader: ['“Show password, switch, off”'],
};
