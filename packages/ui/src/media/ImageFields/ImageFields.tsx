import { Select, TextArea, TextField } from '../../components/Field/index.ts';
import { type ImageCategory, imageCategories } from '../model/index.ts';
import { defaultTagFieldWords, TagField, type TagFieldWords } from '../TagField/index.ts';
import * as styles from './ImageFields.css.ts';
import type { ImageDraft } from './imageDraft.ts';

export interface ImageFieldsWords {
  readonly title: string;
  readonly category: string;
  readonly description: string;
  readonly tags: TagFieldWords;
}

/** Verbatim (docs/behavior.md#media-editing). */
export const defaultImageFieldsWords: ImageFieldsWords = {
  title: 'Title',
  category: 'Category',
  description: 'Description',
  tags: defaultTagFieldWords,
};

export interface ImageFieldsProps {
  draft: ImageDraft;
  onChange: (draft: ImageDraft) => void;
  /** What the title is when it is left blank. */
  titlePlaceholder?: string;
  /** Tags in use elsewhere. */
  suggestions?: readonly string[];
  categories?: readonly ImageCategory[];
  isDisabled?: boolean;
  words?: ImageFieldsWords;
}

/** What is written about one image: the same fields when it is edited as when it is uploaded. */
export function ImageFields({
  draft,
  onChange,
  titlePlaceholder,
  suggestions = [],
  categories = imageCategories,
  isDisabled = false,
  words = defaultImageFieldsWords,
}: ImageFieldsProps) {
  const change = (changes: Partial<ImageDraft>) => onChange({ ...draft, ...changes });
  const isListed = categories.some(({ value }) => value === draft.category);
  const unlisted = { value: draft.category, label: draft.category };
  return (
    <div className={styles.fields}>
      <TextField
        name="title"
        label={words.title}
        value={draft.title}
        onChange={(title) => change({ title })}
        isDisabled={isDisabled}
        autoComplete="off"
        {...(titlePlaceholder && { placeholder: titlePlaceholder })}
      />
      <Select
        name="category"
        label={words.category}
        options={isListed ? categories : [...categories, unlisted]}
        value={draft.category}
        onChange={(category) => change({ category })}
        isDisabled={isDisabled}
      />
      <TextArea
        name="description"
        label={words.description}
        rows={3}
        value={draft.description}
        onChange={(description) => change({ description })}
        isDisabled={isDisabled}
      />
      <TagField
        tags={draft.tags}
        onChange={(tags) => change({ tags })}
        suggestions={suggestions}
        isDisabled={isDisabled}
        words={words.tags}
      />
    </div>
  );
}
