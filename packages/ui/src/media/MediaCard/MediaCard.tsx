import { Star } from 'lucide-react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { MediaThumbnail } from '../../desk/MediaThumbnail/MediaThumbnail.tsx';
import { onShiftClick } from '../../desk/selectRange.ts';
import { type MediaImage, nameOfImage } from '../image.ts';
import * as styles from './MediaCard.css.ts';
import * as controls from './MediaCardActions.css.ts';
import { MediaCardActions, type MediaCardHandlers, ownPress } from './MediaCardActions.tsx';
import { MediaCardTitle, type Renaming } from './MediaCardTitle.tsx';
import type { MediaCardLabels } from './mediaCardLabels.ts';

export type { MediaCardHandlers, MediaCardLabels, Renaming };

export interface MediaCardProps extends MediaCardHandlers {
  /** The stored picture. */
  image: MediaImage;
  /** The label of its category. */
  category: string;
  /** Whether its check box is checked. */
  isSelected: boolean;
  /** Called by its check box; `isRange` when Shift was held. */
  onSelect: (image: MediaImage, isRange: boolean) => void;
  /** Whether its title is a field. */
  isRenaming: boolean;
  /** Called with the card whose title becomes a field. Returns whether there is one. */
  onRenaming: (to: Renaming) => boolean;
  /** It is being deleted, so it can't be edited or deleted. */
  isDeleting: boolean;
  /** Overrides the English labels. */
  labels: MediaCardLabels;
}

/** docs/behavior/media-center.md#media-gallery */
const SHOWN_TAGS = 3;

function Tags({ tags, labels }: { tags: readonly string[]; labels: MediaCardLabels }) {
  if (tags.length === 0) return <span />;
  const hidden = tags.length - SHOWN_TAGS;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role with the bullets
    <ul role="list" aria-label={labels.tags} className={styles.tags}>
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        // If the tags don't fit, the longest shrinks first.
        <li key={tag} className={styles.tag} style={{ flexShrink: tag.length ** 2 }} dir="auto">
          {tag}
        </li>
      ))}
      {hidden > 0 && <li className={styles.moreTags}>{labels.moreTags(hidden)}</li>}
    </ul>
  );
}

/**
 * Card of a stored image, with its actions. Renders `<div>`, because its role depends on the list around
 * it.
 */
export function MediaCard({
  image,
  category,
  isSelected,
  onSelect,
  isRenaming,
  onRenaming,
  isDeleting,
  labels,
  onToggleFeatured,
  onRename,
  ...handlers
}: MediaCardProps) {
  const name = nameOfImage(image);
  return (
    <div
      className={styles.card}
      data-selected={isSelected || undefined}
      data-deleting={isDeleting || undefined}
    >
      <MediaThumbnail
        url={image.url}
        thumbnailUrl={image.thumbnailUrl}
        alt={image.description ?? ''}
        placeholderLabel={labels.noPicture}
      />
      <div className={controls.check} {...onShiftClick(() => onSelect(image, true))}>
        <Checkbox
          aria-label={labels.select(name)}
          isSelected={isSelected}
          onChange={() => onSelect(image, false)}
        />
      </div>
      <button
        type="button"
        aria-label={labels.featured(name)}
        aria-pressed={image.isFeatured}
        className={controls.star}
        {...ownPress(() => onToggleFeatured(image))}
      >
        <Icon icon={Star} />
      </button>
      <div className={styles.text}>
        {onRename ? (
          <MediaCardTitle
            name={name}
            label={labels.rename(name)}
            hint={labels.renameHint}
            isRenaming={isRenaming}
            onRenaming={onRenaming}
            isDisabled={isDeleting}
            onRename={(title) => onRename(image, title)}
          />
        ) : (
          <p className={styles.title} dir="auto" title={name}>
            {name}
          </p>
        )}
        <p className={styles.facts}>
          <span className={styles.category}>{category}</span>
          {!image.isPublished && <span className={styles.hidden}>{labels.hidden}</span>}
        </p>
        <Tags tags={image.tags} labels={labels} />
        <MediaCardActions
          {...handlers}
          image={image}
          name={name}
          labels={labels}
          isDeleting={isDeleting}
        />
      </div>
    </div>
  );
}
