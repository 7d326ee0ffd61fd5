import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';

export const defaultFieldLabels = {
  /** The mark beside the label of a required field; empty for none. */
  required: 'required',
  /** The mark beside the label of any other field; empty for none. */
  optional: '',
};

export type FieldLabels = typeof defaultFieldLabels;

export interface FieldFrameProps {
  /** Names the field, above it. Without it, give an `aria-label`. */
  label?: ReactNode;
  /** Stays in sight below the label, unlike a placeholder. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Replaces the form's and the browser's message. */
  error?: string;
  /** Whether the form needs a value. */
  isRequired?: boolean;
  /** The marks beside the label. */
  labels?: Partial<FieldLabels>;
  /** The control. */
  children: ReactNode;
}

/** Label, hint, control, and error of a form field. Use it inside a field of React Aria. */
export function FieldFrame({ label, hint, error, isRequired, labels, children }: FieldFrameProps) {
  const { required, optional } = { ...defaultFieldLabels, ...labels };
  return (
    <>
      {label === undefined ? null : (
        <span className={styles.heading}>
          <Label className={styles.label}>
            {label}
            {!isRequired && optional ? (
              <>
                {' '}
                <span className={styles.mark}>{optional}</span>
              </>
            ) : null}
          </Label>
          {isRequired && required ? (
            // The control says "required" itself; heard twice would be noise.
            <span aria-hidden className={styles.mark}>
              {required}
            </span>
          ) : null}
        </span>
      )}
      {hint ? (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      ) : null}
      <span className={styles.frame}>{children}</span>
      <FieldError className={styles.error}>{error}</FieldError>
    </>
  );
}
