import { type ReactNode, use } from 'react';
import { Stack } from '../../layout/index.ts';
import * as styles from './Form.css.ts';
import { FormContext } from './FormContext.ts';

export interface FormErrorSummaryProps {
  title?: ReactNode;
}

/** The errors in one place, each leading to its field. For long forms: beside the submit button. */
export function FormErrorSummary({ title = 'Please check' }: FormErrorSummaryProps) {
  const { errors, focusField } = use(FormContext);
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.summaryTitle}>{title}</p>
      <Stack as="ul" gap="xxs">
        {entries.map(([name, message]) => (
          <li key={name}>
            <button type="button" className={styles.summaryLink} onClick={() => focusField(name)}>
              {message}
            </button>
          </li>
        ))}
      </Stack>
    </div>
  );
}

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
    <div role="alert" className={styles.liveSlot}>
      {hasFailed ? (
        <div className={styles.failure}>
          <p>{message}</p>
          {children}
        </div>
      ) : null}
    </div>
  );
}
