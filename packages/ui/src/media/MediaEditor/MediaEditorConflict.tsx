import type { FieldDescription, FieldValues } from '../../desk/Fields/field.ts';
import { isSameField } from '../../desk/Fields/fieldValues.ts';
import { VersionChoice } from '../../desk/index.ts';
import { labelOfCategory } from '../image.ts';
import type { MediaEditorLabels } from './mediaEditorLabels.ts';

interface MediaEditorConflictProps {
  fields: readonly FieldDescription[];
  theirs: FieldValues;
  /** The fields that both changed, with the values of the draft. */
  mine: FieldValues;
  draft: FieldValues;
  onChange: (draft: FieldValues) => void;
  labels: MediaEditorLabels;
}

function textOf(
  values: FieldValues,
  { name, options = [] }: FieldDescription,
  labels: MediaEditorLabels,
): string {
  const value = values[name] ?? '';
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  return typeof value === 'string' ? labelOfCategory(value, options) : value.join(', ');
}

/** Both versions of each field that two managers changed, to choose from. */
export function MediaEditorConflict({
  fields,
  theirs,
  mine,
  draft,
  onChange,
  labels,
}: MediaEditorConflictProps) {
  const contested = fields.filter(({ name }) => mine[name] !== undefined);
  return (
    <VersionChoice
      message={contested.length > 0 ? labels.conflict : labels.merged}
      fields={contested.map((field) => ({
        name: field.name,
        label: field.label,
        theirs: textOf(theirs, field, labels),
        mine: textOf(mine, field, labels),
        isTheirs: isSameField(draft, theirs, field.name),
        onChoose: (isTheirs) => {
          const from = isTheirs ? theirs : mine;
          onChange({ ...draft, [field.name]: from[field.name] ?? '' });
        },
      }))}
    />
  );
}
