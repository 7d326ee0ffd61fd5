import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TagGroup } from '../../components/TagGroup/TagGroup.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../text/index.ts';
import * as styles from './TagField.css.ts';

export const defaultTagFieldLabels = {
  label: 'Tags',
  placeholder: 'Add a tag',
  add: 'Add',
  list: 'Tags of this image',
  /** Name of the button that removes a tag. Screen readers read it before the tag. */
  remove: 'Remove tag',
  added: (tag: string) => `Tag ${tag} added`,
  removed: (tag: string) => `Tag ${tag} removed`,
};

export type TagFieldLabels = typeof defaultTagFieldLabels;

export interface TagFieldProps {
  /** The tags, in order. */
  tags: readonly string[];
  /** Called with all tags after each change. */
  onChange: (tags: readonly string[]) => void;
  /** Tags in use, as suggestions. */
  suggestions?: readonly string[];
  /** Disables the field and its tags. */
  isDisabled?: boolean;
  /** Overrides the English labels. */
  labels?: Partial<TagFieldLabels>;
}

/** Adds a tag. A blank or repeated one changes nothing (docs/behavior/media-center.md#media-editing). */
function addTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim();
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag];
}

/**
 * Field to add and remove tags. Enter, a comma, Add, and leaving the field turn the text into a tag. Blank
 * and repeated tags are ignored (docs/behavior/media-center.md#media-editing).
 */
export function TagField({
  tags,
  onChange,
  suggestions = [],
  isDisabled = false,
  labels: ownLabels,
}: TagFieldProps) {
  const labels = { ...defaultTagFieldLabels, ...ownLabels };
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const listId = useId();

  const commit = (text: string) => {
    setTyped('');
    const next = addTag(tags, text);
    if (next === tags) return;
    setSaid(labels.added(text.trim()));
    onChange(next);
  };
  const onType = (text: string) =>
    text.includes(',') ? commit(text.replace(',', '')) : setTyped(text);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The surrounding dialog may be inside another form.
    event.stopPropagation();
    commit(typed);
  };
  return (
    <div className={styles.field}>
      <form
        ref={formRef}
        className={styles.entry}
        onSubmit={onSubmit}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) commit(typed);
        }}
      >
        <TextField
          name="tag"
          label={labels.label}
          placeholder={labels.placeholder}
          autoComplete="off"
          enterKeyHint="done"
          list={listId}
          isDisabled={isDisabled}
          value={typed}
          onChange={onType}
        />
        <Button type="submit" variant="secondary" isDisabled={isDisabled}>
          {labels.add}
        </Button>
        <datalist id={listId}>
          {suggestions
            .filter((tag) => !tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      </form>
      <TagGroup
        aria-label={labels.list}
        items={tags}
        labels={labels}
        isDisabled={isDisabled}
        onRemove={(tag) => {
          setSaid(labels.removed(tag));
          onChange(tags.filter((other) => other !== tag));
          // Removing the last tag removes the group, so the focus would move to the page.
          if (tags.length === 1) formRef.current?.querySelector('input')?.focus();
        }}
      />
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </div>
  );
}
