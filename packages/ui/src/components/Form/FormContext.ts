import { createContext, type RefObject } from 'react';
import { type FormErrors, type FormStatus, initialFormState } from './formState.ts';

/** What a form tells the parts inside it that are no fields. */
export interface FormContextValue {
  status: FormStatus;
  errors: FormErrors;
  focusField: (name: string) => void;
  trapRef: RefObject<HTMLInputElement | null>;
}

export const FormContext = createContext<FormContextValue>({
  status: initialFormState.status,
  errors: initialFormState.errors,
  focusField: () => {},
  trapRef: { current: null },
});
