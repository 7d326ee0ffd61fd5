import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useCollator } from 'react-aria/useCollator';
import { useGridList } from 'react-aria/useGridList';
import type { SelectOption } from '../../components/Select/Select.tsx';
import { labelOfCategory, type MediaImage, nameOfImage } from '../image.ts';
import type { MediaCardHandlers } from '../MediaCard/MediaCardActions.tsx';
import { indexesToDraw } from './gridGeometry.ts';
import { gridKeyboard } from './gridKeyboard.ts';
import * as styles from './MediaGrid.css.ts';
import type { MediaGridLabels } from './MediaGrid.tsx';
import { MediaGridItem } from './MediaGridItem.tsx';
import { useGridWindow } from './useGridWindow.ts';
import { useImageList } from './useImageList.ts';

export interface MediaGridListProps extends MediaCardHandlers {
  images: readonly MediaImage[];
  selectedIds: ReadonlySet<string>;
  onSelectionChange: (ids: ReadonlySet<string>) => void;
  deletingIds: ReadonlySet<string>;
  categories: readonly SelectOption[];
  words: MediaGridLabels;
}

/**
 * React Aria brings a collection to the middle of the window before the item in it that gets the
 * focus. That is right for a box that scrolls, and a leap of a thousand rows for one that does not.
 */
function useNoLeap(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollIntoView = () => {};
  }, [ref]);
}

/** The same functions for as long as the same actions are there, so that cards need not draw again. */
function useSteadyHandlers({
  onEdit,
  onDelete,
  onCopyUrl,
  onToggleFeatured,
}: MediaCardHandlers): MediaCardHandlers {
  const latest = useRef<MediaCardHandlers>({});
  useLayoutEffect(() => {
    latest.current = { onEdit, onDelete, onCopyUrl, onToggleFeatured };
  });
  const [canEdit, canDelete] = [Boolean(onEdit), Boolean(onDelete)];
  const [canCopy, canFeature] = [Boolean(onCopyUrl), Boolean(onToggleFeatured)];
  return useMemo(
    (): MediaCardHandlers => ({
      ...(canEdit && { onEdit: (image) => latest.current.onEdit?.(image) }),
      ...(canDelete && { onDelete: (image) => latest.current.onDelete?.(image) }),
      ...(canCopy && { onCopyUrl: (image) => latest.current.onCopyUrl?.(image) }),
      ...(canFeature && { onToggleFeatured: (image) => latest.current.onToggleFeatured?.(image) }),
    }),
    [canEdit, canDelete, canCopy, canFeature],
  );
}

/** The images themselves: only those in sight are in the page, however many there are. */
export function MediaGridList({
  images,
  selectedIds,
  onSelectionChange,
  deletingIds,
  categories,
  words,
  ...given
}: MediaGridListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const handlers = useSteadyHandlers(given);
  const categoryOf = useCallback(
    (image: MediaImage) => labelOfCategory(image.category, categories),
    [categories],
  );
  const describe = useCallback(
    (image: MediaImage) => words.describe(nameOfImage(image), categoryOf(image), image.isFeatured),
    [words, categoryOf],
  );
  const list = useImageList({ images, describe, selectedIds, onSelectionChange });
  const { collection, state, select } = list;
  const shown = useGridWindow(ref, probeRef, images.length);
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  const { onEdit } = handlers;
  const { gridProps } = useGridList(
    {
      'aria-label': words.images,
      isVirtualized: true,
      keyboardNavigationBehavior: 'tab',
      keyboardDelegate: gridKeyboard({
        collection,
        columns: shown?.geometry.columns ?? 1,
        rowsPerPage: () => Math.floor(window.innerHeight / (shown?.geometry.rowHeight ?? 1)),
        isRightToLeft: () =>
          ref.current !== null && getComputedStyle(ref.current).direction === 'rtl',
        collator,
      }),
      onAction:
        onEdit &&
        ((key) => {
          const image = collection.getItem(key)?.value;
          if (image) onEdit(image);
        }),
    },
    state,
    ref,
  );
  useNoLeap(ref);

  const { focusedKey } = state.selectionManager;
  const focused = focusedKey === null ? undefined : collection.indexOf(focusedKey);
  const indexes = shown ? indexesToDraw(shown.geometry, shown.rows, images.length, focused) : [];
  return (
    <div
      {...gridProps}
      ref={ref}
      className={styles.grid}
      style={{ blockSize: shown?.geometry.height ?? 0 }}
    >
      <div ref={probeRef} aria-hidden className={styles.probe} />
      {indexes.map((index) => {
        const node = collection.at(index);
        if (!node?.value || !shown) return null;
        const image = node.value;
        return (
          <MediaGridItem
            key={node.key}
            node={node}
            image={image}
            state={state}
            geometry={shown.geometry}
            category={categoryOf(image)}
            isDeleting={deletingIds.has(image.id)}
            handlers={handlers}
            onSelect={select}
            words={words}
          />
        );
      })}
    </div>
  );
}
