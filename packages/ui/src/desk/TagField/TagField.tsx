import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TagGroup } from '../../components/TagGroup/TagGroup.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../text/index.ts';
import * as styles from './TagField.css.ts';

export interface TagFieldProps {
  /** The tags, in order. */
  tags: readonly string[];
  /** Called with all tags after each change. */
  onChange: (tags: readonly string[]) => void;
  /** Tags in use, as suggestions. */
  suggestions?: readonly string[];
  /** Disables the field and its tags. */
  isDisabled?: boolean;
  /** Label of the field. Default: "Tags". */
  label?: string;
  /** Name of the list. Default: "Tags of this image". */
  listLabel?: string;
  /** The field takes the focus when it appears. */
  autoFocus?: boolean;
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
  autoFocus = false,
  isDisabled = false,
  label = 'Tags',
  listLabel = 'Tags of this image',
}: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const listId = useId();

  const commit = (text: string) => {
    setTyped('');
    const next = addTag(tags, text);
    if (next === tags) return;
    setSaid(`Tag ${text.trim()} added`);
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
          autoFocus={autoFocus}
          label={label}
          placeholder="Add a tag"
          autoComplete="off"
          enterKeyHint="done"
          list={listId}
          isDisabled={isDisabled}
          value={typed}
          onChange={onType}
        />
        <Button type="submit" variant="secondary" isDisabled={isDisabled}>
          Add
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
        aria-label={listLabel}
        items={tags}
        isDisabled={isDisabled}
        onRemove={(tag) => {
          setSaid(`Tag ${tag} removed`);
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
