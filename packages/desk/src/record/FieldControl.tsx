import { FieldControl as DescribedControl, type FieldDescription } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import { useState } from 'react';
import type { Field, Option } from './fields.ts';

/** A select needs a value for no choice. */
const NONE = 'none';

interface FieldControlProps {
  name: string;
  field: Field<unknown>;
  value: unknown;
  error: string | undefined;
  /** What can be chosen. Default: those of the field. */
  options?: readonly Option[];
  onChange: (value: unknown) => void;
}

/** About as many characters as a line of a form holds. */
const LINE = 150;

/** What the library needs to draw a field. Null for a custom field, which the screen draws. */
function descriptionOf({ name, field, options }: FieldControlProps): FieldDescription | null {
  const { control, label, hint } = field;
  const shared = { name, label, hint };
  switch (control.kind) {
    case 'custom':
      return null;
    case 'text':
      return {
        ...shared,
        kind: control.isLong ? 'long' : 'text',
        rows: Math.ceil(control.max / LINE),
        maxLength: control.max,
      };
    case 'choice': {
      const offered = (options ?? control.options).map((option) =>
        typeof option === 'string' ? { value: option, label: option } : option,
      );
      const none = { value: NONE, label: control.none };
      return { ...shared, kind: 'choice', options: [none, ...offered] };
    }
    default:
      return { ...shared, kind: control.kind };
  }
}

const shownNumber = (value: unknown) =>
  typeof value === 'number' && !Number.isNaN(value) ? String(value) : '';
const toNumber = (text: string) => (text.trim() ? Number(text) : null);

/** The control of a field, by its kind. The screen gives that of a custom field. */
export function FieldControl(props: FieldControlProps) {
  const { field, value, error, onChange } = props;
  const { kind } = field.control;
  // A number keeps a text such as "4." while someone types it.
  const [typed, setTyped] = useState(() => shownNumber(value));
  const description = descriptionOf(props);
  if (!description) return null;
  const shared = { field: description, error };
  if (kind === 'flag') {
    return (
      <>
        <DescribedControl field={description} value={value === true} onChange={onChange} />
        {error && (
          <div role="alert">
            <Text tone="danger" size="small">
              {error}
            </Text>
          </div>
        )}
      </>
    );
  }
  const text = typeof value === 'string' ? value : '';
  if (kind === 'number') {
    return (
      <DescribedControl
        {...shared}
        value={Object.is(toNumber(typed), value) ? typed : shownNumber(value)}
        onChange={(next) => {
          setTyped(String(next));
          onChange(toNumber(String(next)));
        }}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <DescribedControl
        {...shared}
        value={text || NONE}
        onChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
      />
    );
  }
  return <DescribedControl {...shared} value={text} onChange={onChange} />;
}
