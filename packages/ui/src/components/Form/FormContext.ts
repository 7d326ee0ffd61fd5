import { createContext, type RefObject } from 'react';
import { type FormStatus, initialFormState } from './formState.ts';

/** What a form tells the parts inside it that are no fields. */
export interface FormContextValue {
  status: FormStatus;
  trapRef: RefObject<HTMLInputElement | null>;
}

export const FormContext = createContext<FormContextValue>({
  status: initialFormState.status,
  trapRef: { current: null },
});
