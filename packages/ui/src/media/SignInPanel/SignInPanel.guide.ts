import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For letting a manager in, and for saying who is in. A password manager can fill it in.',
  avoid: ['For visitors: nothing public asks anybody to sign in.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the email address.',
      so: { part: ['textbox', 'Email Address'], is: 'focused' },
    },
    {
      keys: 'ana@example.com',
      does: 'Typing writes.',
      so: { part: ['textbox', 'Email Address'], reads: 'ana@example.com' },
    },
    {
      keys: '{Tab}lamp{Enter}',
      does: 'In the password, Enter signs in.',
      so: { calls: 'onSignIn' },
    },
    {
      keys: ' ',
      on: ['checkbox', 'Show password'],
      does: 'Shows the password.',
      so: { part: ['checkbox', 'Show password'], is: 'checked' },
    },
  ],
  screenReader: [
    '“Email Address, edit, required”, “Password, secure edit, required”',
    'Refused: the reason at once, as an alert.',
  ],
};
