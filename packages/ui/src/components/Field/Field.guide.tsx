import type { Guide } from '../../docs/guide.ts';
import { TextField } from '../TextField/TextField.tsx';

export const guide: Guide = {
  use: 'For a field of your own: useField holds its text and finds its message, and FieldFrame shows label, hint, control, and message around it.',
  avoid: ['For a field that exists: use TextField, TextArea, DateField, SearchField, or Select.'],
  screenReader: ['“Email, edit, required”, then the hint, then the message'],
  dos: [
    {
      why: 'What helps to answer stands before the control, where it is read and heard in time.',
      example: (
        <TextField name="do-area" label="Floor area" hint="In square feet, about." type="text" />
      ),
    },
  ],
  donts: [
    {
      why: 'An example in place of the hint: it is gone as soon as somebody types.',
      example: <TextField name="dont-area" label="Floor area" placeholder="In square feet" />,
    },
  ],
};
