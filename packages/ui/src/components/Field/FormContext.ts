import { createContext, type RefObject } from 'react';

export type FormStatus = 'idle' | 'pending' | 'failed';

/** What a form tells the parts inside it. A part outside a form works without. */
export interface FormContextValue {
  /** While `pending`, values stay readable but fixed. */
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
