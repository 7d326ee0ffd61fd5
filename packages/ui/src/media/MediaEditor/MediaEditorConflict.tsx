import type { FieldDescription, FieldValue } from '../../desk/Fields/field.ts';
import { VersionChoice } from '../../desk/index.ts';
import { labelOfCategory } from '../image.ts';
import type { MediaEditorLabels } from './mediaEditorLabels.ts';

/** Both values of a field that two managers changed. */
export interface ContestedField {
  readonly name: string;
  readonly theirs: FieldValue;
  readonly mine: FieldValue;
  /** Whether theirs is chosen. */
  readonly isTheirs: boolean;
}

interface MediaEditorConflictProps {
  fields: readonly FieldDescription[];
  contested: readonly ContestedField[];
  onChoose: (name: string, value: FieldValue) => void;
  labels: MediaEditorLabels;
}

function textOf(value: FieldValue, { options = [] }: FieldDescription, labels: MediaEditorLabels) {
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  return typeof value === 'string' ? labelOfCategory(value, options) : value.join(', ');
}

/** Both versions of each field that two managers changed, to choose from. */
export function MediaEditorConflict({
  fields,
  contested,
  onChoose,
  labels,
}: MediaEditorConflictProps) {
  return (
    <VersionChoice
      message={contested.length > 0 ? labels.conflict : labels.merged}
      fields={fields.flatMap((field) =>
        contested
          .filter(({ name }) => name === field.name)
          .map(({ name, theirs, mine, isTheirs }) => ({
            name,
            label: field.label,
            theirs: textOf(theirs, field, labels),
            mine: textOf(mine, field, labels),
            isTheirs,
            onChoose: (chosen) => onChoose(name, chosen ? theirs : mine),
          })),
      )}
    />
  );
}
