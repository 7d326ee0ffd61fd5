import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';

export interface TextFieldProps extends FieldProps {
  /** Type of the value, for the phone's keyboard and the browser's validation. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'time';
  /** The id of a `<datalist>` with suggestions. */
  list?: string;
}

/**
 * Text field with one line. It keeps text typed before hydration. In a Form it gets its error and its
 * stored value from the form. Renders a labeled `<input>`.
 */
export function TextField({ list, ...props }: TextFieldProps) {
  const { frame, field, control } = useField(props);
  return (
    <AriaTextField {...field}>
      <FieldFrame {...frame}>
        <Input {...control} list={list} />
      </FieldFrame>
    </AriaTextField>
  );
}
