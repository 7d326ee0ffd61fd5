import { useId } from 'react';
import {
  type DraftField,
  draftFields,
  draftOf,
  type ImageDraft,
  isSameField,
} from '../ImageFields/index.ts';
import { type ImageCategory, labelOfCategory, type MediaImage } from '../model/index.ts';
import * as styles from './MediaEditor.css.ts';
import type { MediaEditorWords } from './mediaEditorWords.ts';

interface MediaEditorConflictProps {
  theirs: MediaImage;
  /** The fields that both changed, with what was written here. */
  mine: Partial<ImageDraft>;
  draft: ImageDraft;
  onChange: (draft: ImageDraft) => void;
  categories: readonly ImageCategory[];
  words: MediaEditorWords;
}

function textOf(
  draft: Partial<ImageDraft>,
  field: DraftField,
  categories: readonly ImageCategory[],
): string {
  const value = draft[field] ?? '';
  if (typeof value !== 'string') return value.join(', ');
  return field === 'category' ? labelOfCategory(value, categories) : value;
}

/** What somebody else wrote beside what was written here, field by field, to choose from. */
export function MediaEditorConflict({
  theirs,
  mine,
  draft,
  onChange,
  categories,
  words,
}: MediaEditorConflictProps) {
  const name = useId();
  const now = draftOf(theirs);
  const fields = draftFields.filter((field) => mine[field] !== undefined);
  return (
    <div role="alert" className={styles.notice}>
      <p>{fields.length > 0 ? words.conflict : words.merged}</p>
      {fields.map((field) => {
        const isTheirs = isSameField(draft, now, field);
        const options = [
          { whose: words.theirs, from: now, isChosen: isTheirs },
          { whose: words.mine, from: mine, isChosen: !isTheirs },
        ];
        return (
          <fieldset key={field} className={styles.choice}>
            <legend className={styles.choiceTitle}>{words.fieldName[field]}</legend>
            {options.map(({ whose, from, isChosen }) => (
              <label key={whose} className={styles.option}>
                <input
                  type="radio"
                  name={`${name}-${field}`}
                  checked={isChosen}
                  className={styles.radio}
                  onChange={() => onChange({ ...draft, [field]: from[field] })}
                />
                <span>
                  <span className={styles.whose}>{whose}</span>{' '}
                  <bdi>{textOf(from, field, categories) || words.nothing}</bdi>
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
