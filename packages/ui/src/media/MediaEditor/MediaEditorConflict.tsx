import { useId } from 'react';
import * as notices from '../../admin/notices.css.ts';
import { isSameField } from '../ImageFields/fieldValues.ts';
import { type FieldValues, type ImageField, labelOfCategory } from '../image.ts';
import * as styles from './MediaEditor.css.ts';
import type { MediaEditorLabels } from './mediaEditorLabels.ts';

interface MediaEditorConflictProps {
  fields: readonly ImageField[];
  theirs: FieldValues;
  /** The fields that both changed, with the values of the draft. */
  mine: FieldValues;
  draft: FieldValues;
  onChange: (draft: FieldValues) => void;
  labels: MediaEditorLabels;
}

function textOf(
  values: FieldValues,
  { name, options = [] }: ImageField,
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
  const id = useId();
  const contested = fields.filter(({ name }) => mine[name] !== undefined);
  return (
    <div role="alert" className={`${notices.request} ${styles.conflict}`}>
      <p>{contested.length > 0 ? labels.conflict : labels.merged}</p>
      {contested.map((field) => {
        const { name, label } = field;
        const isTheirs = isSameField(draft, theirs, name);
        const options = [
          { whose: labels.theirs, from: theirs, isChosen: isTheirs },
          { whose: labels.mine, from: mine, isChosen: !isTheirs },
        ];
        return (
          <fieldset key={name} className={styles.choice}>
            <legend className={styles.choiceTitle}>{label}</legend>
            {options.map(({ whose, from, isChosen }) => (
              <label key={whose} className={styles.option}>
                <input
                  type="radio"
                  name={`${id}-${name}`}
                  checked={isChosen}
                  className={styles.radio}
                  onChange={() => onChange({ ...draft, [name]: from[name] ?? '' })}
                />
                <span>
                  <span className={styles.whose}>{whose}</span>{' '}
                  <bdi>{textOf(from, field, labels) || labels.nothing}</bdi>
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
