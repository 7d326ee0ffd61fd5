import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './Field.css.ts';

export const defaultFieldLabels = {
  /** Mark beside the label of a required field. Empty for none. */
  required: 'required',
  /** Mark beside the label of an optional field. Empty for none. */
  optional: '',
};

export type FieldLabels = typeof defaultFieldLabels;

export interface FieldFrameProps {
  /** Label above the field. Without it, pass an `aria-label`. */
  label?: ReactNode;
  /** Hint below the label. Unlike a placeholder, it stays visible. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Replaces the message of the form and of the browser. */
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
  const { required, optional } = useLabels('Field', defaultFieldLabels, labels);
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
            // The control already announces "required".
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
