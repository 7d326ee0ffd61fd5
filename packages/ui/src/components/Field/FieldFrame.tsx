import { type ComponentProps, type ReactNode, type RefObject, use } from 'react';
import { useField } from 'react-aria/useField';
import type { TextFieldProps } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { FieldContext } from './FieldContext.ts';
import { type Control, useFieldValue } from './useFieldValue.ts';
import { useNativeVerdict } from './useNativeVerdict.ts';

export interface FieldProps
  extends Pick<TextFieldProps, 'isDisabled' | 'isReadOnly' | 'isRequired'>,
    Pick<
      ComponentProps<'input'>,
      | 'autoComplete'
      | 'inputMode'
      | 'enterKeyHint'
      | 'spellCheck'
      | 'minLength'
      | 'maxLength'
      | 'placeholder'
    > {
  /** Key of the value in the form. */
  name: string;
  label: ReactNode;
  /** Stays in sight below the label, unlike a placeholder. */
  hint?: ReactNode;
  /** Shown for a field outside a form, or in place of the form's message. */
  error?: string;
  defaultValue?: string;
  /** The value, where the caller holds it; without it the field holds its own. */
  value?: string;
  onChange?: (value: string) => void;
  /** The mark beside the label of a required field. */
  requiredLabel?: string;
  /** The mark beside the label of any other field, e.g. `optional`. */
  optionalLabel?: string;
}

interface FieldFrameProps extends FieldProps {
  /** The control, given what makes it this field's. */
  children: (
    control: ComponentProps<'input'> & ComponentProps<'textarea'> & ComponentProps<'select'>,
  ) => ReactNode;
}

/** What all fields share: label with its mark in words, hint, control, message. */
export function FieldFrame({
  label,
  hint,
  error,
  requiredLabel = 'required',
  optionalLabel,
  defaultValue = '',
  value,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  isRequired = false,
  children,
  ...attributes
}: FieldFrameProps) {
  const form = use(FieldContext);
  const isNative = form.validation === 'native';
  const { controlRef, ...field } = useFieldValue(attributes.name, value ?? defaultValue);
  const verdict = useNativeVerdict(controlRef, isNative);
  const message = error ?? form.errors[attributes.name] ?? verdict.message;
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label,
    description: hint,
    errorMessage: message,
    isInvalid: Boolean(message),
  });
  return (
    <div className={styles.field}>
      <span className={styles.heading}>
        <label {...labelProps} htmlFor={fieldProps.id} className={styles.label}>
          {label}
          {!isRequired && optionalLabel ? (
            <>
              {' '}
              <span className={styles.mark}>{optionalLabel}</span>
            </>
          ) : null}
        </label>
        {isRequired ? (
          // The control says "required" itself; heard twice would be noise.
          <span aria-hidden className={styles.mark}>
            {requiredLabel}
          </span>
        ) : null}
      </span>
      {hint ? (
        <span {...descriptionProps} className={styles.hint}>
          {hint}
        </span>
      ) : null}
      <span className={styles.control}>
        {children({
          ...attributes,
          ...fieldProps,
          ref: controlRef as RefObject<
            (HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement) | null
          >,
          value: value ?? field.value,
          onChange: ({ currentTarget }: { currentTarget: Control }) => {
            field.onChange(currentTarget.value);
            onChange?.(currentTarget.value);
            verdict.reconsider();
          },
          onInvalid: verdict.onInvalid,
          disabled: isDisabled,
          readOnly: isReadOnly || form.isReadOnly,
          required: isNative && isRequired,
          'aria-required': isRequired || undefined,
          'aria-invalid': Boolean(message) || undefined,
        })}
      </span>
      {message ? (
        <span {...errorMessageProps} className={styles.error}>
          {message}
        </span>
      ) : null}
    </div>
  );
}
