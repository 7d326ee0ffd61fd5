import { useId } from 'react';
import { Select, type SelectOption } from '../../components/Select/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import * as styles from './MediaUploader.css.ts';
import type { MediaUploaderLabels } from './mediaUploaderLabels.ts';
import type { UploadDefaults } from './uploadQueue.ts';

interface MediaUploaderDefaultsProps {
  defaults: UploadDefaults;
  onChange: (changes: Partial<UploadDefaults>) => void;
  categories: readonly SelectOption[];
  isDisabled: boolean;
  words: MediaUploaderLabels;
}

/** What every file of the batch gets, unless it has its own. */
export function MediaUploaderDefaults({
  defaults,
  onChange,
  categories,
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
        <Select
          name="default-category"
          label={words.defaultCategory}
          items={categories}
          value={defaults.category}
          onChange={(category) => onChange({ category })}
          isDisabled={isDisabled}
        />
        <TextField
          name="default-tags"
          label={words.defaultTags}
          placeholder={words.defaultTagsHint}
          autoComplete="off"
          value={defaults.tags}
          onChange={(tags) => onChange({ tags })}
          isDisabled={isDisabled}
        />
        <TextArea
          name="default-description"
          label={words.defaultDescription}
          rows={1}
          value={defaults.description}
          onChange={(description) => onChange({ description })}
          isDisabled={isDisabled}
        />
      </div>
      <p className={styles.hint}>{words.defaultsHint}</p>
    </section>
  );
}
