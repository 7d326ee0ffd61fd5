import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';

export interface TextAreaProps extends FieldProps {
  /** Height in lines of text. Default 5 (docs/behavior/forms.md#form-fields). */
  rows?: number;
}

/** React Aria assumes an input until it has the element, so the server would render a `type`. */
const untyped = { type: undefined };

/** Text field with several lines. It does everything that a TextField does. Renders a labeled `<textarea>`. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { frame, field, control } = useField(props);
  return (
    <AriaTextField {...field}>
      <FieldFrame {...frame}>
        <AriaTextArea
          {...control}
          rows={rows}
          render={(area) => <textarea {...area} {...untyped} />}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
