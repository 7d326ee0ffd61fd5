import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { textArea } from './Field.css.ts';
import { FieldFrame, type FieldProps, placeholderOf } from './FieldFrame.tsx';
import { useFieldValue } from './useFieldValue.ts';

export interface TextAreaProps extends FieldProps {
  /** Specification section 9: message boxes have 5 rows. */
  rows?: number;
}

/** Several lines of text, with everything a TextField does. Renders a labelled `<textarea>`. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { controlRef, ...value } = useFieldValue<HTMLTextAreaElement>(
    props.name,
    props.defaultValue ?? '',
  );
  return (
    <FieldFrame {...props} {...value}>
      <AriaTextArea ref={controlRef} rows={rows} {...placeholderOf(props)} className={textArea} />
    </FieldFrame>
  );
}
