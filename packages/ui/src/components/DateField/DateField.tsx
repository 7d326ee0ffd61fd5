import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';

export type DateFieldProps = Omit<FieldProps, 'placeholder' | 'inputMode'>;

/**
 * Date field with the browser's own picker, in the visitor's language and date order (docs/decisions/0006).
 * The value is `YYYY-MM-DD`. Renders a labeled `<input type="date">`.
 */
export function DateField(props: DateFieldProps) {
  const { frame, field, control } = useField(props);
  return (
    <AriaTextField {...field} type="date">
      <FieldFrame {...frame}>
        <Input {...control} />
      </FieldFrame>
    </AriaTextField>
  );
}
