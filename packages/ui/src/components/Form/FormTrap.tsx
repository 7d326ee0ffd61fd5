import { use } from 'react';
import { trap } from './Form.css.ts';
import { FormContext } from './FormContext.ts';

/** What a submit tells about who filled in the form. */
export interface SpamSignals {
  /** What stands in the field that no person sees. */
  honeypot: string;
  /** Time since the form could be seen. */
  elapsedMs: number;
}

export interface FormTrapProps {
  /** A name that robots like to fill. It must not be one of the form's own fields. */
  name?: string;
  /** Read only by somebody whose styles failed to load. */
  label?: string;
}

/** A field for robots. Nobody sees, hears or reaches it, and browsers do not fill it in. */
export function FormTrap({ name = 'website', label = 'Leave this field empty' }: FormTrapProps) {
  const { trapRef } = use(FormContext);
  return (
    <div aria-hidden className={trap}>
      <label>
        {label}
        <input ref={trapRef} type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
