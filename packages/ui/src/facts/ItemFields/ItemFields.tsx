import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from './ItemFields.css.ts';

/** One part of an item. */
export interface ItemField {
  readonly name: string;
  readonly label: string;
  /** Default: one line of text. */
  readonly kind?: 'text' | 'long' | 'number' | 'url' | 'date' | 'time';
  readonly isOptional?: boolean;
}

/** An item's parts as text, by the field's name. */
export type ItemValues = Readonly<Record<string, string>>;

export interface ItemFieldsProps {
  fields: readonly ItemField[];
  values: ItemValues;
  /** Called with all parts. */
  onChange: (values: ItemValues) => void;
  /** What is wrong, by the field's name. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Mark beside optional fields. Default: "optional". */
  optional?: string;
}

const types = { number: 'text', url: 'url', date: 'date', time: 'time', text: 'text' } as const;

/** The fields of an item with several parts, such as an address. */
export function ItemFields({
  fields,
  values,
  onChange,
  errors = {},
  optional = 'optional',
}: ItemFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, label, kind = 'text', isOptional = false }) => {
        const props = {
          name,
          label,
          labels: { optional: isOptional ? optional : '' },
          value: values[name] ?? '',
          onChange: (value: string) => onChange({ ...values, [name]: value }),
          ...(errors[name] && { error: errors[name] }),
        };
        return (
          <div key={name} className={kind === 'long' ? styles.wide : styles.field}>
            {kind === 'long' ? (
              <TextArea {...props} rows={4} />
            ) : (
              <TextField
                {...props}
                type={types[kind]}
                inputMode={kind === 'number' ? 'numeric' : undefined}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
