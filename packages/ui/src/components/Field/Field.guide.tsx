import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Field to build your own form field. useField holds its value and error, and FieldFrame shows its label, hint, control, and error.',
  avoid: ['For a common field: use TextField, TextArea, DateField, SearchField, or Select.'],
  screenReader: ['“Email, edit, required”, then the hint, then the error'],
};
