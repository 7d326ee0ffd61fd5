import { DateField } from '@custom-designs/ui/components/DateField';
import { Select } from '@custom-designs/ui/components/Select';
import { Switch } from '@custom-designs/ui/components/Switch';
import { TextArea } from '@custom-designs/ui/components/TextArea';
import { TextField } from '@custom-designs/ui/components/TextField';
import { useState } from 'react';
import type { Field } from './fields.ts';

/** A select needs a value for no choice. */
const NONE = 'none';

/** A value that is no longer offered stays in the list. */
const itemsOf = (offered: readonly string[], current: string, none: string) => [
  { value: NONE, label: none },
  ...[...new Set([...offered, ...(current ? [current] : [])])].map((value) => ({
    value,
    label: value,
  })),
];

interface FieldControlProps {
  name: string;
  field: Field<unknown>;
  value: unknown;
  error: string | undefined;
  /** The texts of a choice. Default: those of the field. */
  options?: readonly string[];
  onChange: (value: unknown) => void;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** About as many characters as a line of a form holds. */
const LINE = 150;

function ChoiceControl({ field, value, options, onChange, ...props }: FieldControlProps) {
  const offered = field.control.kind === 'choice' ? field.control.options : [];
  const none = `No ${field.label.toLowerCase()}`;
  return (
    <Select
      {...props}
      label={field.label}
      hint={field.hint}
      items={itemsOf(options ?? offered, textOf(value), none)}
      value={textOf(value) || NONE}
      onChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
    />
  );
}

const shownNumber = (value: unknown) =>
  typeof value === 'number' && !Number.isNaN(value) ? String(value) : '';
const toNumber = (text: string) => (text.trim() ? Number(text) : null);

/** Keeps a text such as "4." while someone types it. */
function NumberControl({ field, value, options: _, onChange, ...props }: FieldControlProps) {
  const [typed, setTyped] = useState(() => shownNumber(value));
  return (
    <TextField
      {...props}
      label={field.label}
      hint={field.hint}
      inputMode="decimal"
      value={Object.is(toNumber(typed), value) ? typed : shownNumber(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(toNumber(text));
      }}
    />
  );
}

/** The control of a field, by its kind. The screen gives that of a custom field. */
export function FieldControl(props: FieldControlProps) {
  const { name, field, value, error, onChange } = props;
  const { control, label, hint } = field;
  const text = { name, label, hint, error, value: textOf(value), onChange };
  switch (control.kind) {
    case 'text':
      return control.isLong ? (
        <TextArea {...text} rows={Math.ceil(control.max / LINE)} maxLength={control.max} />
      ) : (
        <TextField {...text} maxLength={control.max} />
      );
    case 'link':
      return <TextField {...text} type="url" />;
    case 'day':
      return <DateField {...text} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'flag':
      return (
        <Switch isSelected={value === true} onChange={onChange}>
          {label}
        </Switch>
      );
    case 'custom':
      return null;
  }
}
