import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import type { FieldFrameProps } from './FieldFrame.tsx';
import { FormContext } from './FormContext.ts';

/** What every field takes that a person types into. */
export interface FieldProps
  extends Omit<FieldFrameProps, 'children'>,
    Pick<
      TextFieldProps,
      | 'aria-label'
      | 'isDisabled'
      | 'isReadOnly'
      | 'autoComplete'
      | 'inputMode'
      | 'enterKeyHint'
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
 * A field's text, which may be older than React: what stands in the control when hydration reaches it
 * was typed by the visitor or filled in by the browser, and wins over everything else; then a draft of
 * the form; then the default. In a layout effect, because React writes its own value back with the
 * next render.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts once, when the control appears.
  useLayoutEffect(() => {
    const found = controlRef.current?.value ?? initial;
    const adopted = found === initial ? (readDraft(name) ?? found) : found;
    if (adopted !== initial) change(adopted);
  }, []);

  return { controlRef, value: value ?? text, onChange: change };
}

/**
 * What fields do alike, sorted by who needs it: the frame, React Aria's field, and the control. The
 * form's messages are handed on as they are: React Aria would drop its own copy of them as soon as a
 * value changes, before the form has judged it again.
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
