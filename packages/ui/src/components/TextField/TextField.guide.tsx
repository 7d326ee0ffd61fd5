import type { Guide } from '../../docs/guide.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  use: 'For a line of text, such as an input for a name, an email address, or a phone number.',
  avoid: [
    'For several lines: use TextArea. For a day: use DateField. For words to look for: use SearchField.',
    'For one of a few known answers: use Select.',
    'A placeholder instead of a label: it is gone as soon as it is needed.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the field.',
      so: { part: ['textbox', 'Your Name'], is: 'focused' },
    },
    { keys: 'Ana', does: 'Typing writes.', so: { part: ['textbox', 'Your Name'], reads: 'Ana' } },
    { keys: '{Enter}', does: 'Sends the form around it.', by: 'browser' },
  ],
  screenReader: [
    '“Email Address, edit, required, We answer within one working day.”',
    'After a refused form: “invalid entry, Please enter a valid email address.”',
  ],
  dos: [
    {
      why: 'Say what is optional or required in words.',
      example: (
        <TextField name="do-phone" label="Phone" labels={{ optional: 'optional' }} type="tel" />
      ),
    },
    {
      why: 'A message says how to put it right.',
      example: (
        <TextField
          name="do-email"
          label="Email Address"
          defaultValue="ana@"
          error="Please add what comes after the @."
        />
      ),
    },
  ],
  donts: [
    {
      why: 'A message that blames and does not help.',
      example: (
        <TextField
          name="dont-email"
          label="Email Address"
          defaultValue="ana@"
          error="Invalid input."
        />
      ),
    },
  ],
};
