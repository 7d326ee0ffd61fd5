import type { Guide } from '../../docs/guide.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  use: 'Use TextField for a single line of text, such as a name, an email address, or a phone number.',
  avoid: [
    'For several lines: use TextArea. For a date: use DateField. For a search: use SearchField.',
    'For one of several known options: use Select.',
    'With a placeholder instead of a label: it disappears when the visitor types.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the field.',
      so: { part: ['textbox', 'Your Name'], is: 'focused' },
    },
    { keys: 'Ana', does: 'Enters text.', so: { part: ['textbox', 'Your Name'], reads: 'Ana' } },
    { keys: '{Enter}', does: 'Sends its form.', by: 'browser' },
  ],
  screenReader: [
    '“Email Address, edit, required, We answer within one working day.”',
    'With an error: “invalid entry, Please enter a valid email address.”',
  ],
  dos: [
    {
      why: 'Mark optional fields in words.',
      example: (
        <TextField name="do-phone" label="Phone" labels={{ optional: 'optional' }} type="tel" />
      ),
    },
    {
      why: 'The error says how to fix it.',
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
      why: 'The error blames the visitor and doesn’t help.',
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
