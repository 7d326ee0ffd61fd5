/** Messages by field name. A valid field has none. */
export type FormErrors = Readonly<Record<string, string>>;

import type { FormStatus } from '../Field/FormContext.ts';

export interface FormState {
  status: FormStatus;
  errors: FormErrors;
  /** Fields that have had an error. Each change of them is validated. */
  watched: ReadonlySet<string>;
  /** Number of failed submits, so that the same errors are announced and focused again. */
  refusals: number;
}

export const initialFormState: FormState = {
  status: 'idle',
  errors: {},
  watched: new Set(),
  refusals: 0,
};

export type FormEvent =
  | { type: 'refused'; errors: FormErrors }
  | { type: 'changed'; errors: FormErrors }
  | { type: 'sent' }
  | { type: 'failed' }
  | { type: 'succeeded' };

function sameErrors(first: FormErrors, second: FormErrors) {
  const names = Object.keys(first);
  return (
    names.length === Object.keys(second).length &&
    names.every((name) => first[name] === second[name])
  );
}

/** Errors appear on submit. After that, a field is checked on change only if it had an error. */
export function reduceForm(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'refused':
      return {
        status: 'idle',
        errors: event.errors,
        watched: new Set([...state.watched, ...Object.keys(event.errors)]),
        refusals: state.refusals + 1,
      };
    case 'changed': {
      const errors = Object.fromEntries(
        Object.entries(event.errors).filter(([name]) => state.watched.has(name)),
      );
      return sameErrors(errors, state.errors) ? state : { ...state, errors };
    }
    case 'sent':
      return { ...state, status: 'pending', errors: {} };
    case 'failed':
      return { ...state, status: 'failed' };
    case 'succeeded':
      return initialFormState;
  }
}
