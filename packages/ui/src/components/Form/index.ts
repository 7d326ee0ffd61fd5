export { Form, type FormProps } from './Form.tsx';
export {
  FormErrorSummary,
  type FormErrorSummaryProps,
  FormFailure,
  type FormFailureProps,
} from './FormNotices.tsx';
export { FormSubmit, type FormSubmitProps } from './FormSubmit.tsx';
export {
  FormTrap,
  type FormTrapProps,
  isTrapped,
  MINIMUM_FILL_MS,
  type TrapReading,
} from './FormTrap.tsx';
export { type StandardSchema, type Validate, validateWith } from './validateWith.ts';
