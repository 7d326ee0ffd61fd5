import type { Guide } from '../../docs/guide.ts';
import { TextField } from './index.ts';

export const guide: Guide = {
  use: 'For asking one thing: TextField for a line, TextArea for several, DateField for a day, Select for one of a few. All four share label, hint and message.',
  avoid: [
    'For a choice between two or three: show them, as radio buttons or tabs.',
    'For tags: use TagField. For searching posts: use PostSearch.',
    'A placeholder instead of a label: it is gone as soon as it is needed.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the field.',
      so: { part: ['textbox', 'Your Name'], is: 'focused' },
    },
    { keys: 'Ana', does: 'Typing writes.', so: { part: ['textbox', 'Your Name'], reads: 'Ana' } },
    {
      keys: '{Enter}',
      of: 'TextArea',
      does: 'Begins a new line.',
      on: ['textbox'],
      so: { part: ['textbox'], reads: '\n' },
    },
    {
      keys: '{ArrowDown}',
      of: 'Select',
      does: 'Chooses the next option; the first letters of one choose that.',
      by: 'browser',
    },
    { keys: '{Alt>}{ArrowDown}', of: 'Select', does: 'Opens the list.', by: 'browser' },
    {
      keys: '{ArrowUp}',
      of: 'DateField',
      does: 'Changes day, month or year; Space opens the calendar.',
      by: 'browser',
    },
  ],
  screenReader: [
    '“Email Address, edit, required, We answer within one working day.”',
    'After a refused form: “invalid entry, Please enter a valid email address.”',
    'Select: “Category, combo box, All Categories”',
  ],
  dos: [
    {
      why: 'Say what is optional or required in words.',
      example: <TextField name="do-phone" label="Phone" optionalLabel="optional" type="tel" />,
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
