import { Select } from '../../components/Select/Select.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { type FieldDescription, type FieldValue, textOf } from './field.ts';

/** Props that all fields of a form share. */
export interface SharedFieldProps {
  /** Tags in use elsewhere. */
  suggestions?: readonly string[];
  /** Disables every field. */
  isDisabled?: boolean;
  /** `off` if the browser must not suggest earlier texts. */
  autoComplete?: 'off';
}

export interface FieldControlProps extends SharedFieldProps {
  /** The field to show. */
  field: FieldDescription;
  /** Its value. Undefined if it has none. */
  value: FieldValue | undefined;
  /** Called with the value after each change. */
  onChange: (value: FieldValue) => void;
  /** What is wrong. */
  error?: string | undefined;
  /** Text of the field when it is blank. Default: the field's own placeholder. */
  placeholder?: string | undefined;
}

/** Adds the current value to the options, even if it's no longer offered. */
function optionsWith(value: string, options: FieldDescription['options'] = []) {
  const isListed = options.some((option) => option.value === value);
  return isListed ? options : [...options, { value, label: value }];
}

/** The input of each kind that has one line. */
const types = {
  text: 'text',
  number: 'text',
  link: 'url',
  phone: 'tel',
  email: 'email',
  day: 'date',
  time: 'time',
} as const;

/** Control of one described field. Use Fields for several. */
export function FieldControl({
  field: { name, label, kind = 'text', hint, options, rows = 4, maxLength, isOptional, ...field },
  value,
  onChange,
  error,
  placeholder = field.placeholder,
  suggestions = [],
  isDisabled = false,
  autoComplete,
}: FieldControlProps) {
  if (kind === 'flag') {
    return (
      <Switch name={name} isSelected={value === true} onChange={onChange} isDisabled={isDisabled}>
        {label}
      </Switch>
    );
  }
  if (kind === 'tags') {
    const tags = Array.isArray(value) ? value : [];
    return <TagField {...{ label, tags, onChange, suggestions, isDisabled }} />;
  }
  const text = textOf(value);
  const shared = {
    ...{ name, label, hint, isDisabled, onChange, value: text },
    labels: { optional: isOptional ? 'optional' : '' },
    ...(error && { error }),
  };
  if (kind === 'choice') return <Select {...shared} items={optionsWith(text, options)} />;
  if (kind === 'long') return <TextArea {...shared} rows={rows} maxLength={maxLength} />;
  return (
    <TextField
      {...shared}
      type={types[kind]}
      maxLength={maxLength}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      placeholder={placeholder}
      autoComplete={autoComplete}
    />
  );
}
