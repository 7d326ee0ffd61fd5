import { useMemo, useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import type { SelectOption } from '../../components/Select/Select.tsx';
import { labelOfCategory, type MediaImage, nameOfImage } from '../image.ts';
import type { MediaCardHandlers } from '../MediaCard/MediaCard.tsx';
import { CardLayout } from './CardLayout.ts';
import * as styles from './MediaGrid.css.ts';
import { MediaGridContext, MediaGridItem } from './MediaGridItem.tsx';
import type { MediaGridLabels } from './mediaGridLabels.ts';
import { useRem } from './useRem.ts';

export interface MediaGridListProps extends MediaCardHandlers {
  images: readonly MediaImage[];
  selectedIds: ReadonlySet<string>;
  onSelectionChange: (ids: ReadonlySet<string>) => void;
  deletingIds: ReadonlySet<string>;
  categories: readonly SelectOption[];
  labels: MediaGridLabels;
}

/** Images of a MediaGrid. Only the visible ones are in the page. */
export function MediaGridList({
  images,
  selectedIds,
  onSelectionChange,
  deletingIds,
  categories,
  labels,
  ...handlers
}: MediaGridListProps) {
  const { onEdit } = handlers;
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const nameOf = (image: MediaImage) =>
    labels.describe(
      nameOfImage(image),
      labelOfCategory(image.category, categories),
      image.isFeatured,
      image.isPublished,
    );
  const rem = useRem();
  const layoutOptions = useMemo(() => ({ rem }), [rem]);
  const edit = (id: string) => {
    const image = images.find((each) => each.id === id);
    if (image) onEdit(image);
  };
  return (
    <MediaGridContext
      value={{ handlers, categories, deletingIds, labels, renamingId, setRenamingId }}
    >
      <Virtualizer layout={CardLayout} layoutOptions={layoutOptions}>
        <GridList
          aria-label={labels.images}
          layout="grid"
          items={images}
          dependencies={[categories, labels]}
          selectionMode="multiple"
          keyboardNavigationBehavior="tab"
          selectedKeys={selectedIds}
          onSelectionChange={(keys) =>
            // React Aria's own set, which remembers the start of a range.
            onSelectionChange(
              keys === 'all' ? new Set(images.map(({ id }) => id)) : (keys as ReadonlySet<string>),
            )
          }
          onAction={(key) => edit(String(key))}
          className={styles.grid}
        >
          {(image) => <MediaGridItem image={image} name={nameOf(image)} />}
        </GridList>
      </Virtualizer>
    </MediaGridContext>
  );
}
