import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../text/index.ts';
import { useLabel, useLabels } from '../../text/Link/UiProvider.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { FormContext } from '../Field/FormContext.ts';
import * as styles from './Form.css.ts';

export const defaultFormSubmitLabels = {
  /** Shown and announced while the form is being sent. */
  pending: 'Sending…',
};

export interface FormSubmitProps extends Pick<ButtonProps, 'variant' | 'size' | 'width'> {
  /** Text of the button. */
  children: ReactNode;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultFormSubmitLabels>;
}

/** Submit button of a Form. While sending, it keeps the focus, and its text changes. */
export function FormSubmit({ children, labels, ...props }: FormSubmitProps) {
  const isPending = use(FormContext).status === 'pending';
  const { pending } = useLabels('FormSubmit', defaultFormSubmitLabels, labels);
  const buttonRef = useRef<HTMLButtonElement>(null);
  // React Aria announces a pending button only if it has the focus, which it doesn't after Enter in
  // a field.
  const [isPendingElsewhere, setPendingElsewhere] = useState(false);
  useEffect(
    () => setPendingElsewhere(isPending && document.activeElement !== buttonRef.current),
    [isPending],
  );
  return (
    <>
      <Button {...props} ref={buttonRef} type="submit" isPending={isPending}>
        {isPending ? pending : children}
      </Button>
      <VisuallyHidden>
        <span role="status">{isPendingElsewhere ? pending : null}</span>
      </VisuallyHidden>
    </>
  );
}

export interface FormFailureProps {
  /** What failed. The default says that the values are kept. */
  message?: ReactNode;
  /** Other ways to get in touch, such as a phone number. */
  children?: ReactNode;
}

/** Message that sending failed, with other ways to get in touch. It is empty until then. */
export function FormFailure({ message: ownMessage, children }: FormFailureProps) {
  const message = useLabel(
    'FormFailure',
    'message',
    'The form wasn’t sent. Your text is still here; please try again.',
    ownMessage,
  );
  const hasFailed = use(FormContext).status === 'failed';
  return (
    <div role="alert" className={styles.statusRegion}>
      {hasFailed ? (
        <div className={styles.failure}>
          <p>{message}</p>
          {children}
        </div>
      ) : null}
    </div>
  );
}

export interface HoneypotFieldProps {
  /** A field name that robots fill in. No other field of the form may have it. */
  name?: string;
  /** Label for visitors whose styles failed to load. */
  label?: string;
}

/**
 * Hidden field that only robots fill in. People can't see, hear, or focus it, and browsers don't autofill
 * it.
 */
export function HoneypotField({ name = 'website', label: ownLabel }: HoneypotFieldProps) {
  const label = useLabel('HoneypotField', 'label', 'Leave this field empty', ownLabel);
  const { honeypotRef } = use(FormContext);
  return (
    <div aria-hidden className={styles.honeypot}>
      <label>
        {label}
        <input ref={honeypotRef} type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
