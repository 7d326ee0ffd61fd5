import { useLayoutEffect, useMemo, useRef } from 'react';
import { useListState } from 'react-stately/useListState';
import type { MediaImage } from '../image.ts';
import { type DescribeImage, ImageCollection } from './imageCollection.ts';

export interface ImageListOptions {
  readonly images: readonly MediaImage[];
  readonly describe: DescribeImage;
  readonly selectedIds: ReadonlySet<string>;
  readonly onSelectionChange: (ids: ReadonlySet<string>) => void;
}

/** The images as a list of React Aria's: which is focused, which are selected. */
export function useImageList({
  images,
  describe,
  selectedIds,
  onSelectionChange,
}: ImageListOptions) {
  const collection = useMemo(() => new ImageCollection(images, describe), [images, describe]);
  const state = useListState<MediaImage>({
    collection,
    selectionMode: 'multiple',
    selectionBehavior: 'toggle',
    selectedKeys: selectedIds,
    onSelectionChange: (keys) => {
      const ids = keys === 'all' ? new Set(images.map(({ id }) => id)) : keys;
      onSelectionChange(ids as ReadonlySet<string>);
    },
  });

  const latest = useRef(state.selectionManager);
  useLayoutEffect(() => {
    latest.current = state.selectionManager;
  });
  // By a card's check box; the function never changes, so that no card draws again for it.
  const select = useMemo(
    () =>
      ({ id }: MediaImage, isRange: boolean) => {
        const { current: manager } = latest;
        if (isRange && !manager.isEmpty) manager.extendSelection(id);
        else manager.toggleSelection(id);
      },
    [],
  );
  return { collection, state, select };
}
