import { useMemo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useGridListItem } from 'react-aria/useGridList';
import type { Node } from 'react-stately';
import type { ListState } from 'react-stately/useListState';
import type { MediaImage } from '../image.ts';
import { MediaCard, type MediaCardLabels } from '../MediaCard/MediaCard.tsx';
import type { MediaCardHandlers } from '../MediaCard/MediaCardActions.tsx';
import type { GridGeometry } from './gridGeometry.ts';
import * as styles from './MediaGrid.css.ts';

interface MediaGridItemProps {
  node: Node<MediaImage>;
  state: ListState<MediaImage>;
  geometry: GridGeometry;
  image: MediaImage;
  category: string;
  isDeleting: boolean;
  handlers: MediaCardHandlers;
  onSelect: (image: MediaImage, isRange: boolean) => void;
  words: MediaCardLabels;
}

function placeOf(index: number, { columns, columnWidth, rowHeight, ...card }: GridGeometry) {
  return {
    insetInlineStart: (index % columns) * columnWidth,
    insetBlockStart: Math.floor(index / columns) * rowHeight,
    inlineSize: card.cardWidth,
    blockSize: card.cardHeight,
  };
}

/** A card in its place; a row of one cell to screen readers, as in React Aria's GridList. */
export function MediaGridItem({
  node,
  state,
  geometry,
  image,
  category,
  isDeleting,
  handlers,
  onSelect,
  words,
}: MediaGridItemProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, isSelected } = useGridListItem({ node }, state, ref);
  const style = useMemo(() => placeOf(node.index, geometry), [node.index, geometry]);
  return (
    <div
      {...mergeProps(rowProps, { style, 'aria-rowindex': node.index + 1 })}
      ref={ref}
      className={styles.item}
    >
      <div {...gridCellProps} className={styles.cell}>
        <MediaCard
          {...handlers}
          image={image}
          category={category}
          isSelected={isSelected}
          onSelect={onSelect}
          isDeleting={isDeleting}
          isReachable={state.selectionManager.focusedKey === node.key}
          labels={words}
        />
      </div>
    </div>
  );
}
