import { createContext } from 'react';

/** What a form tells the fields inside it. A field outside a form works without. */
export interface FieldContextValue {
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>;
  /** `native` leaves the checks and their words to the browser. */
  validation: 'aria' | 'native';
  /** While sending, values stay readable but fixed. */
  isReadOnly: boolean;
  /** What was typed before a reload. */
  readDraft: (name: string) => string | undefined;
}

export const FieldContext = createContext<FieldContextValue>({
  errors: {},
  validation: 'aria',
  isReadOnly: false,
  readDraft: () => undefined,
});
