import { useId } from 'react';
import { ImageFieldControl } from '../ImageFields/ImageFields.tsx';
import type { FieldValues, ImageField } from '../image.ts';
import * as styles from './MediaUploader.css.ts';
import type { MediaUploaderLabels } from './mediaUploaderLabels.ts';

interface MediaUploaderDefaultsProps {
  fields: readonly ImageField[];
  values: FieldValues;
  onChange: (changes: FieldValues) => void;
  isDisabled: boolean;
  words: MediaUploaderLabels;
}

/** What every file of the batch gets, unless it has its own. */
export function MediaUploaderDefaults({
  fields,
  values,
  onChange,
  isDisabled,
  words,
}: MediaUploaderDefaultsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {words.defaults}
      </h2>
      <div className={styles.defaults}>
        {fields.map((field) => (
          <ImageFieldControl
            key={field.name}
            field={field}
            value={values[field.name]}
            onChange={(value) => onChange({ [field.name]: value })}
            isDisabled={isDisabled}
          />
        ))}
      </div>
      <p className={styles.hint}>{words.defaultsHint}</p>
    </section>
  );
}
