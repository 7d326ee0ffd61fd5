import { textArea } from './Field.css.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export interface TextAreaProps extends FieldProps {
  /** Rows of a message box (docs/behavior.md#form-fields). */
  rows?: number;
}

/** Several lines of text, with everything a TextField does. Renders a labeled `<textarea>`. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  return (
    <FieldFrame {...props}>
      {(control) => <textarea {...control} rows={rows} className={textArea} />}
    </FieldFrame>
  );
}
