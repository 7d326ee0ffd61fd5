import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';

export type MomentFieldProps = Omit<FieldProps, 'placeholder' | 'inputMode'>;

/**
 * Field for a date and a time with the browser's own picker. The value is `YYYY-MM-DDTHH:MM`. The hint
 * names its time zone. Renders a labeled `<input type="datetime-local">`.
 */
export function MomentField(props: MomentFieldProps) {
  const { frame, field, control } = useField(props);
  return (
    <AriaTextField {...field} type="datetime-local">
      <FieldFrame {...frame}>
        <Input {...control} />
      </FieldFrame>
    </AriaTextField>
  );
}
