import { Fragment, type ReactNode } from 'react';
import { FieldControl } from './FieldControl.tsx';
import type { RecordDraft } from './RecordDraft.ts';
import type { FieldMap, Name, OptionsOf, Problems, RecordOf, Row, Values } from './record.ts';

/** A record on the screen, for the controls that a screen adds. */
interface Editing<Fields extends FieldMap> {
  readonly fields: Values<Fields>;
  readonly change: (changes: Partial<Values<Fields>>) => void;
}

/** What a screen adds to the fields that the record describes. */
export interface FormAdditions<Fields extends FieldMap> {
  /** Controls of custom fields, and what follows another field, by the field's name. */
  slots?: { readonly [Each in Name<Fields>]?: (editing: Editing<Fields>) => ReactNode };
  options?: OptionsOf<Fields>;
}

interface RecordFormProps<Fields extends FieldMap> extends FormAdditions<Fields> {
  record: RecordOf<Fields>;
  draft: Pick<RecordDraft<Row<Fields>, Values<Fields>>, 'set' | 'change'>;
  fields: Values<Fields>;
  /** What is wrong, once that should be said. */
  problems?: Problems<Fields>;
  /** The fields to show, in their order. */
  names: readonly Name<Fields>[];
}

/** The controls of a record's fields. */
export function RecordForm<Fields extends FieldMap>(props: RecordFormProps<Fields>) {
  const { record, draft, fields, problems, names, slots, options } = props;
  return names.map((name) => (
    <Fragment key={name}>
      <FieldControl
        name={name}
        field={record.fieldOf(name)}
        value={fields[name]}
        error={problems?.[name]}
        options={options?.[name]}
        onChange={(value) => draft.set(name, value)}
      />
      {slots?.[name]?.({ fields, change: draft.change })}
    </Fragment>
  ));
}
