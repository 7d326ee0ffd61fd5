import { type ReactNode, use } from 'react';
import * as styles from './Form.css.ts';
import { FormContext } from './FormContext.ts';

export interface FormFailureProps {
  message?: ReactNode;
  /** Ways out: a telephone number, an address. */
  children?: ReactNode;
}

/** Says that sending failed and that nothing is lost, and offers other ways. Silent until then. */
export function FormFailure({
  message = 'This could not be sent. What you wrote is still here, please try again.',
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
