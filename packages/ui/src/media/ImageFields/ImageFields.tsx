import { Select } from '../../components/Select/Select.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { FieldValue, FieldValues, ImageField } from '../image.ts';
import { TagField } from '../TagField/TagField.tsx';
import * as styles from './ImageFields.css.ts';

interface SharedProps {
  /** Tags in use elsewhere. */
  suggestions?: readonly string[];
  /** Disables every field. */
  isDisabled?: boolean;
}

export interface ImageFieldsProps extends SharedProps {
  /** The fields to show, in order. */
  fields: readonly ImageField[];
  /** The value of each field, by its name. */
  values: FieldValues;
  /** Called with all values after each change. */
  onChange: (values: FieldValues) => void;
  /** Values of blank text fields, by field name. */
  placeholders?: Readonly<Record<string, string>>;
}

/** Adds the current value to the options, even if it's no longer offered. */
function optionsWith(value: string, options: ImageField['options'] = []) {
  const isListed = options.some((option) => option.value === value);
  return isListed ? options : [...options, { value, label: value }];
}

export interface ImageFieldControlProps extends SharedProps {
  /** The field to show. */
  field: ImageField;
  /** Its value. Undefined if it has none. */
  value: FieldValue | undefined;
  /** Called with the value after each change. */
  onChange: (value: FieldValue) => void;
  /** Value of the field when it is blank. Default: the field's own placeholder. */
  placeholder?: string;
}

/** Control of one image field. */
export function ImageFieldControl({
  field,
  value,
  placeholder = field.placeholder,
  suggestions,
  ...props
}: ImageFieldControlProps) {
  const { name, label, kind, options, rows = 3 } = field;
  const text = typeof value === 'string' ? value : '';
  switch (kind) {
    case 'text':
      return (
        <TextField
          {...props}
          name={name}
          label={label}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
        />
      );
    case 'multiline':
      return <TextArea {...props} name={name} label={label} value={text} rows={rows} />;
    case 'select':
      return (
        <Select
          {...props}
          name={name}
          label={label}
          value={text}
          items={optionsWith(text, options)}
        />
      );
    case 'switch':
      return (
        <Switch
          name={name}
          isSelected={value === true}
          onChange={props.onChange}
          isDisabled={props.isDisabled ?? false}
        >
          {label}
        </Switch>
      );
    case 'tags':
      return (
        <TagField
          {...props}
          tags={Array.isArray(value) ? value : []}
          suggestions={suggestions}
          labels={{ label }}
        />
      );
  }
}

/** Fields for the details of an image, shared by the editor and the uploader. */
export function ImageFields({
  fields,
  values,
  onChange,
  placeholders = {},
  ...props
}: ImageFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <ImageFieldControl
          {...props}
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
          placeholder={placeholders[field.name]}
        />
      ))}
    </div>
  );
}
