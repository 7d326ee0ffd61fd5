import { createContext, use } from 'react';
import {
  GridListItem,
  type GridListItemRenderProps,
  type Key,
} from 'react-aria-components/GridList';
import type { SelectOption } from '../../components/Select/Select.tsx';
import { selectRange } from '../../desk/selectRange.ts';
import { labelOfCategory, type MediaImage } from '../image.ts';
import {
  MediaCard,
  type MediaCardHandlers,
  type MediaCardLabels,
  type Renaming,
} from '../MediaCard/MediaCard.tsx';
import * as styles from './MediaGrid.css.ts';

interface CardContext {
  readonly handlers: MediaCardHandlers;
  readonly categories: readonly SelectOption[];
  readonly deletingIds: ReadonlySet<string>;
  readonly labels: MediaCardLabels;
  /** The image whose title is a field. It may not be in the page yet. */
  readonly renamingId: string | null;
  readonly setRenamingId: (id: string | null) => void;
}

/**
 * Props shared by all cards. In a context, so that React Aria can cache the items while they
 * change.
 */
export const MediaGridContext = createContext<CardContext | null>(null);

interface CardProps extends Pick<GridListItemRenderProps, 'state' | 'isSelected'> {
  image: MediaImage;
}

function Card({ image, state, isSelected }: CardProps) {
  const shared = use(MediaGridContext);
  if (!shared) return null;
  const { handlers, categories, deletingIds, labels, renamingId, setRenamingId } = shared;
  const { selectionManager: selection, collection } = state;
  const rename = (to: Renaming) => {
    let key: Key | null = to && image.id;
    while (key !== null && (to === 'next' || to === 'previous')) {
      key = to === 'next' ? collection.getKeyAfter(key) : collection.getKeyBefore(key);
      if (!deletingIds.has(String(key))) break;
    }
    if (to && key === null) return false;
    // Brings the card into the page and into view.
    if (key !== null) selection.setFocusedKey(key);
    setRenamingId(key === null ? null : String(key));
    return true;
  };
  return (
    <MediaCard
      {...handlers}
      image={image}
      category={labelOfCategory(image.category, categories)}
      isSelected={isSelected}
      onSelect={({ id }, isRange) => {
        if (!isRange) return selection.toggleSelection(id);
        const shown = [...collection.getKeys()].map(String);
        const selected = new Set([...selection.selectedKeys].map(String));
        selection.setSelectedKeys(selectRange(shown, selected, id));
      }}
      isRenaming={renamingId === image.id}
      onRenaming={rename}
      isDeleting={deletingIds.has(image.id)}
      labels={labels}
    />
  );
}

interface MediaGridItemProps {
  image: MediaImage;
  /** Accessible name of the card. */
  name: string;
}

/** Card of a MediaGrid. For screen readers it is a row with one cell. */
export function MediaGridItem({ image, name }: MediaGridItemProps) {
  return (
    <GridListItem id={image.id} textValue={name} className={styles.item}>
      {({ state, isSelected }) => <Card image={image} state={state} isSelected={isSelected} />}
    </GridListItem>
  );
}
