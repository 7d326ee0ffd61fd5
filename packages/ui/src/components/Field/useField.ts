import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import type { FieldFrameProps } from './FieldFrame.tsx';
import { FormContext } from './FormContext.ts';

/** Props of every text field. */
export interface FieldProps
  extends Omit<FieldFrameProps, 'children'>,
    Pick<
      TextFieldProps,
      | 'aria-label'
      | 'id'
      | 'isDisabled'
      | 'isReadOnly'
      | 'autoComplete'
      | 'inputMode'
      | 'enterKeyHint'
      | 'autoFocus'
      | 'spellCheck'
      | 'minLength'
      | 'maxLength'
    > {
  /** Key of the value in the form. */
  name: string;
  /** Example of a value. It disappears on typing, so it can't replace a label. */
  placeholder?: string;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string;
  /** Value of a controlled field. */
  value?: string;
  /** Called with the whole value on each change. */
  onChange?: (value: string) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * A field's text, which may be older than React. Text in the control at hydration was typed by the
 * visitor or filled in by the browser, and wins. Next comes the form's draft, then the default.
 * Runs in a layout effect, because React writes its own value with the next render.
 */
function useText({ name, value, defaultValue = '', onChange }: FieldProps) {
  const controlRef = useRef<Control>(null);
  const { readDraft } = use(FormContext);
  const initial = value ?? defaultValue;
  const [text, setText] = useState(initial);
  const change = (next: string) => {
    setText(next);
    onChange?.(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts once, when the control appears
  useLayoutEffect(() => {
    const found = controlRef.current?.value ?? initial;
    const adopted = found === initial ? (readDraft(name) ?? found) : found;
    if (adopted !== initial) change(adopted);
  }, []);

  return { controlRef, value: value ?? text, onChange: change };
}

/**
 * The shared props of fields, sorted by recipient: the frame, React Aria's field, and the control.
 * The form's messages bypass React Aria, which would drop them as soon as a value changes, before
 * the form has checked it again.
 */
export function useField<Props extends FieldProps>(props: Props) {
  const { status, errors } = use(FormContext);
  const { controlRef, value, onChange } = useText(props);
  const { label, hint, error, labels, placeholder, defaultValue, ...rest } = props;
  const message = error ?? errors[props.name];
  return {
    frame: { label, hint, labels, error: message, isRequired: props.isRequired },
    field: {
      ...rest,
      value,
      onChange,
      isInvalid: Boolean(message) || undefined,
      isReadOnly: props.isReadOnly || status === 'pending',
      className: styles.field,
    },
    control: {
      ref: controlRef as RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>,
      placeholder,
      className: styles.control,
    },
  };
}
