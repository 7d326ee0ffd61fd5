export { FieldContext, type FieldContextValue } from './FieldContext.ts';
export type { FieldProps } from './FieldFrame.tsx';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { DateField, type DateFieldProps, TextField, type TextFieldProps } from './TextField.tsx';
