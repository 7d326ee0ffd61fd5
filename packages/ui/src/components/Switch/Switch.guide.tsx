import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Switch for a setting that turns on or off at once.',
  avoid: [
    'For a choice that takes effect when a form is sent: use Checkbox.',
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
