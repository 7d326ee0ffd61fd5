export { Form, type FormProps } from './Form.tsx';
export { FormFailure, type FormFailureProps } from './FormFailure.tsx';
export { FormSubmit, type FormSubmitProps } from './FormSubmit.tsx';
export {
  FormTrap,
  type FormTrapProps,
  type SpamSignals,
} from './FormTrap.tsx';
export {
  type StandardSchema,
  type Validate,
  type Verdict,
  validateLazily,
  validateWith,
} from './validateWith.ts';
