import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame } from '../../components/Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../../components/Field/useField.ts';

export interface MomentFieldProps extends Omit<FieldProps, 'placeholder' | 'inputMode'> {
  /** The earliest moment, as `YYYY-MM-DDTHH:MM`. */
  min?: string;
}

/**
 * Field for a date and a time with the browser's own picker. The value is `YYYY-MM-DDTHH:MM`, in the
 * browser's time zone. Renders a labeled `<input type="datetime-local">`.
 */
export function MomentField({ min, ...props }: MomentFieldProps) {
  const { frame, field, control } = useField(props);
  return (
    <AriaTextField {...field} type="datetime-local">
      <FieldFrame {...frame}>
        <Input {...control} min={min} />
      </FieldFrame>
    </AriaTextField>
  );
}
