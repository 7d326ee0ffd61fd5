import { input } from './Field.css.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /** The id of a `<datalist>` with suggestions. */
  list?: string;
}

/**
 * One line of text. Text typed before hydration is kept. Inside a Form it takes its message and its
 * draft from there. Renders a labeled `<input>`.
 */
export function TextField({ type = 'text', list, ...props }: TextFieldProps) {
  return (
    <FieldFrame {...props}>
      {(control) => <input {...control} type={type} list={list} className={input} />}
    </FieldFrame>
  );
}

export interface DateFieldProps extends Omit<FieldProps, 'placeholder' | 'inputMode'> {
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string;
}

/** A day, by the browser's own picker: it speaks the visitor's language and date order. The value is `YYYY-MM-DD`. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  return (
    <FieldFrame {...props}>
      {(control) => <input {...control} type="date" min={min} max={max} className={input} />}
    </FieldFrame>
  );
}
