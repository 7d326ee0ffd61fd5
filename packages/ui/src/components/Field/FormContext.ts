import { createContext, type RefObject } from 'react';

export type FormStatus = 'idle' | 'pending' | 'failed';

/** The state that a form shares with its parts. They also work outside a form. */
export interface FormContextValue {
  /** While `pending`, values can't change. */
  status: FormStatus;
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>;
  /** Returns the text typed before a reload. */
  readDraft: (name: string) => string | undefined;
  /** The honeypot field. */
  honeypotRef: RefObject<HTMLInputElement | null>;
}

export const FormContext = createContext<FormContextValue>({
  status: 'idle',
  errors: {},
  readDraft: () => undefined,
  honeypotRef: { current: null },
});
