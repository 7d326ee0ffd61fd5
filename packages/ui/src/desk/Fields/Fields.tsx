import { FieldControl, type SharedFieldProps } from './FieldControl.tsx';
import * as styles from './Fields.css.ts';
import type { FieldDescription, FieldValues } from './field.ts';

export interface FieldsProps extends SharedFieldProps {
  /** The fields to show, in order. */
  fields: readonly FieldDescription[];
  /** The value of each field, by its name. */
  values: FieldValues;
  /** Called with all values after each change. */
  onChange: (values: FieldValues) => void;
  /** What is wrong, by the field's name. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Texts of blank text fields, by the field's name. */
  placeholders?: Readonly<Record<string, string>>;
  /** In a row, short fields share a line. Default: a column. */
  layout?: 'column' | 'row';
}

/** Fields of a manager's form, from their descriptions. For a single field, use FieldControl. */
export function Fields({
  fields,
  values,
  onChange,
  errors = {},
  placeholders = {},
  layout = 'column',
  ...shared
}: FieldsProps) {
  return (
    <div className={layout === 'row' ? styles.row : styles.column}>
      {fields.map((field) => {
        const { name, kind } = field;
        const control = (
          <FieldControl
            {...shared}
            key={name}
            field={field}
            value={values[name]}
            onChange={(value) => onChange({ ...values, [name]: value })}
            error={errors[name]}
            placeholder={placeholders[name]}
          />
        );
        if (layout === 'column') return control;
        return (
          <div key={name} className={kind === 'long' ? styles.wide : styles.short}>
            {control}
          </div>
        );
      })}
    </div>
  );
}
