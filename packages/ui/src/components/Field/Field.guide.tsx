import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For a field of your own: useField holds its text and finds its message, and FieldFrame shows label, hint, control, and message around it.',
  avoid: ['For a field that exists: use TextField, TextArea, DateField, SearchField, or Select.'],
  screenReader: ['“Email, edit, required”, then the hint, then the message'],
};
