import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { TagGroup as AriaTagGroup, Tag, TagList } from 'react-aria-components/TagGroup';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TagGroup.css.ts';

export const defaultTagGroupLabels = {
  /** Name of the button that removes a tag. Screen readers read it before the tag. */
  remove: 'Remove tag',
};

export type TagGroupLabels = typeof defaultTagGroupLabels;

export interface TagGroupProps {
  /** Names the group. */
  'aria-label': string;
  /** The tags, in order, without duplicates. */
  items: readonly string[];
  /** Called with the tag to remove, by its button, Delete, or Backspace. Without it, tags are read-only. */
  onRemove?: (tag: string) => void;
  /** Disables removal. */
  isDisabled?: boolean;
  /** Overrides the English labels. */
  labels?: Partial<TagGroupLabels>;
}

/**
 * List of removable tags. When one is removed, the focus moves to the next. Renders `<div role="grid">`
 * with a row for each tag, or nothing without tags.
 */
export function TagGroup({
  'aria-label': label,
  items,
  onRemove,
  isDisabled = false,
  labels,
}: TagGroupProps) {
  const { remove } = useLabels('TagGroup', defaultTagGroupLabels, labels);
  if (items.length === 0) return null;
  return (
    <AriaTagGroup
      aria-label={label}
      disabledKeys={isDisabled ? items : []}
      onRemove={onRemove && (([tag]) => onRemove(String(tag)))}
    >
      <TagList className={styles.list}>
        {items.map((tag) => (
          <Tag key={tag} id={tag} textValue={tag} className={styles.tag}>
            <span className={styles.text} dir="auto">
              {tag}
            </span>
            {onRemove ? (
              <Button slot="remove" aria-label={remove} className={styles.remove}>
                <Icon icon={X} />
              </Button>
            ) : null}
          </Tag>
        ))}
      </TagList>
    </AriaTagGroup>
  );
}
