import { X } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './TagField.css.ts';

export interface TagChipsProps {
  /** The tags, in order. */
  tags: readonly string[];
  /** Called with the tag to remove. */
  onRemove: (tag: string) => void;
  /** Locks every tag. */
  isDisabled?: boolean;
  /** Names the list. */
  label?: string;
  /** Name of the button that removes a tag. */
  removeLabel?: (tag: string) => string;
  /** Takes the focus when the last chip is gone. */
  onEmpty?: () => void;
}

/** Tags that can be taken away one by one. The focus goes on to the next. Renders `<ul>`. */
export function TagChips({
  tags,
  onRemove,
  isDisabled = false,
  label = 'Tags',
  removeLabel = (tag) => `Remove tag ${tag}`,
  onEmpty,
}: TagChipsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  if (tags.length === 0) return null;
  const remove = (tag: string, index: number) => {
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onEmpty?.();
    onRemove(tag);
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role with the bullets
    <ul ref={listRef} role="list" aria-label={label} className={styles.chips}>
      {tags.map((tag, index) => (
        <li key={tag} className={styles.chip}>
          <span className={styles.chipText} dir="auto">
            {tag}
          </span>
          <button
            type="button"
            aria-label={removeLabel(tag)}
            disabled={isDisabled}
            className={styles.remove}
            onClick={() => remove(tag, index)}
          >
            <Icon icon={X} />
          </button>
        </li>
      ))}
    </ul>
  );
}
