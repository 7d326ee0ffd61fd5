import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../text/index.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { FormContext } from '../Field/FormContext.ts';
import * as styles from './Form.css.ts';

export const defaultFormSubmitLabels = {
  /** Shown and heard while the form is being sent. */
  pending: 'Sending…',
};

export interface FormSubmitProps extends Pick<ButtonProps, 'variant' | 'size' | 'width'> {
  /** What a press does. */
  children: ReactNode;
  /** Words of its own. */
  labels?: Partial<typeof defaultFormSubmitLabels>;
}

/** Sends the form it stands in; keeps focus and says so while sending. */
export function FormSubmit({ children, labels, ...props }: FormSubmitProps) {
  const isPending = use(FormContext).status === 'pending';
  const { pending } = { ...defaultFormSubmitLabels, ...labels };
  const buttonRef = useRef<HTMLButtonElement>(null);
  // React Aria announces a pending button that has the focus. After Enter in a field it has not.
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
  /** What failed. The default says that the values are still there. */
  message?: ReactNode;
  /** Other ways: a telephone number, an address. */
  children?: ReactNode;
}

/** Says that sending failed and that nothing is lost, and offers other ways. Silent until then. */
export function FormFailure({
  message = 'The form wasn’t sent. Your text is still here; please try again.',
  children,
}: FormFailureProps) {
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
  /** A name that robots like to fill. It must not be one of the form's own fields. */
  name?: string;
  /** Read only by somebody whose styles failed to load. */
  label?: string;
}

/** A field for robots. Nobody sees, hears or reaches it, and browsers do not fill it in. */
export function HoneypotField({
  name = 'website',
  label = 'Leave this field empty',
}: HoneypotFieldProps) {
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
