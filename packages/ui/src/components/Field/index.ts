export {
  defaultFieldLabels,
  FieldFrame,
  type FieldFrameProps,
  type FieldLabels,
} from './FieldFrame.tsx';
export { FormContext, type FormContextValue, type FormStatus } from './FormContext.ts';
export { type FieldProps, useField } from './useField.ts';
