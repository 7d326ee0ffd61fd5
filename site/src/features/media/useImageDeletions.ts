import { useCallback, useState } from 'react';
import type { StoredImage } from './adapter/index.ts';
import { type DeletionOptions, deleteImages } from './imageDeletions.ts';

const none: ReadonlySet<string> = new Set();

/** Deletes images; those that are being deleted say so, and cannot be deleted a second time. */
export function useImageDeletions(options: DeletionOptions) {
  const [deletingIds, setDeletingIds] = useState(none);
  const { gate, onLeftBehind, onFailed } = options;
  const remove = useCallback(
    async (images: readonly StoredImage[]) => {
      const ids = new Set(images.map(({ id }) => id));
      setDeletingIds((known) => new Set([...known, ...ids]));
      await deleteImages(images, { gate, onLeftBehind, onFailed });
      setDeletingIds((known) => new Set([...known].filter((id) => !ids.has(id))));
    },
    [gate, onLeftBehind, onFailed],
  );
  return { deletingIds, remove };
}
