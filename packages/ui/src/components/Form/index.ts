export { defaultFormLabels, Form, type FormLabels, type FormProps } from './Form.tsx';
export {
  defaultFormSubmitLabels,
  FormFailure,
  type FormFailureProps,
  FormSubmit,
  type FormSubmitProps,
  HoneypotField,
  type HoneypotFieldProps,
} from './FormParts.tsx';
export type { SpamSignals } from './useForm.ts';
export {
  type StandardSchema,
  type Validate,
  type Verdict,
  validateLazily,
  validateWith,
} from './validateWith.ts';
