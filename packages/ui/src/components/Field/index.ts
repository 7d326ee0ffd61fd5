export { FieldContext, type FieldContextValue } from './FieldContext.ts';
export type { FieldProps } from './FieldFrame.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { DateField, type DateFieldProps, TextField, type TextFieldProps } from './TextField.tsx';
