import { type ReactNode, use } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { FieldContext } from './FieldContext.ts';

export interface FieldProps
  extends Pick<
    TextFieldProps,
    | 'autoComplete'
    | 'inputMode'
    | 'enterKeyHint'
    | 'spellCheck'
    | 'minLength'
    | 'maxLength'
    | 'isDisabled'
    | 'isReadOnly'
    | 'isRequired'
  > {
  /** Key of the value in the form. */
  name: string;
  label: ReactNode;
  /** Stays in sight below the label, unlike a placeholder. */
  hint?: ReactNode;
  /** Shown for a field outside a form, or in place of the form's message. */
  error?: string;
  defaultValue?: string;
  placeholder?: string;
  /** The mark beside the label of a required field. */
  requiredLabel?: string;
  /** The mark beside the label of any other field, e.g. `optional`. */
  optionalLabel?: string;
}

interface FieldFrameProps extends FieldProps {
  children: ReactNode;
  value: string;
  onChange: (value: string) => void;
  type?: string;
}

/** Leaves the attribute out where there is none to give. */
export const placeholderOf = ({ placeholder }: FieldProps) =>
  placeholder === undefined ? {} : { placeholder };

/** What all fields share: label with its mark in words, hint, control, message. */
export function FieldFrame({
  label,
  hint,
  error,
  requiredLabel = 'required',
  optionalLabel,
  defaultValue = '',
  placeholder: _placeholder,
  children,
  isReadOnly = false,
  ...props
}: FieldFrameProps) {
  const form = use(FieldContext);
  const message = error ?? form.errors[props.name];
  // Under native validation the browser's verdict counts until there is a message of ours.
  const verdict = message || form.validation === 'aria' ? { isInvalid: Boolean(message) } : {};
  return (
    <AriaTextField
      {...props}
      {...verdict}
      defaultValue={defaultValue}
      validationBehavior={form.validation}
      isReadOnly={isReadOnly || form.isReadOnly}
      className={styles.field}
    >
      <span className={styles.heading}>
        <Label className={styles.label}>
          {label}
          {!props.isRequired && optionalLabel ? (
            <>
              {' '}
              <span className={styles.mark}>{optionalLabel}</span>
            </>
          ) : null}
        </Label>
        {props.isRequired ? (
          // The control says "required" itself; heard twice would be noise.
          <span aria-hidden className={styles.mark}>
            {requiredLabel}
          </span>
        ) : null}
      </span>
      {hint ? (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      ) : null}
      <span className={styles.control}>{children}</span>
      <FieldError className={styles.error}>
        {({ validationErrors }) => message ?? validationErrors.join(' ')}
      </FieldError>
    </AriaTextField>
  );
}
