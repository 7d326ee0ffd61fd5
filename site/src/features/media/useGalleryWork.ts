import { countTags, filterImages, type ImageFilters } from '@custom-designs/ui/media';
import { useCallback, useMemo, useState } from 'react';
import type { StoredImage } from './adapter/index.ts';
import type { SignInGate } from '../auth/SignInGate.ts';
import { useEditor } from './useEditor.ts';
import type { Gallery } from './useGallery.ts';
import { useImageChanges } from './useImageChanges.ts';
import { useImageDeletions } from './useImageDeletions.ts';
import { useSelection } from './useSelection.ts';

const nothing: readonly StoredImage[] = [];

export interface GalleryWorkOptions {
  readonly gallery: Gallery;
  readonly filters: ImageFilters;
  readonly gate: SignInGate;
  readonly onLeftBehind: (places: readonly string[]) => void;
}

/** What is shown of the gallery, and everything that is done there. It lives with the screen. */
export function useGalleryWork({ gallery, filters, gate, onLeftBehind }: GalleryWorkOptions) {
  const { images, pending } = gallery;
  const { changeAll, toggleFeatured } = useImageChanges(gate, pending);
  const editor = useEditor(gate);
  const [doomed, setDoomed] = useState(nothing);

  const { deletingIds, remove } = useImageDeletions({
    ...{ gate, onLeftBehind },
    onFailed: (failures) => selection.setFailures(failures),
  });
  const shown = useMemo(() => filterImages(images, filters), [images, filters]);
  const tags = useMemo(() => countTags(images), [images]);
  const suggestions = useMemo(() => tags.map(({ tag }) => tag), [tags]);
  const selection = useSelection(shown, changeAll);

  /** Asks for a manager first, so that nobody fills in a form that cannot be sent. */
  const asManager = useCallback(
    (begin: () => void) => {
      // Dismissed: nothing has begun.
      gate.run(async () => begin()).catch(() => undefined);
    },
    [gate],
  );

  const among = (ids: readonly string[]) =>
    images.filter(({ id }) => ids.includes(id) && !deletingIds.has(id));

  return {
    ...{ images, shown, tags, suggestions, selection, editor, doomed, deletingIds },
    edit: (id: string) => asManager(() => among([id]).forEach(editor.open)),
    toggleFeatured: (id: string) => among([id]).forEach(toggleFeatured),
    askToDelete: (ids: readonly string[]) => asManager(() => setDoomed(among(ids))),
    keep: () => setDoomed(nothing),
    deleteDoomed: () => {
      setDoomed(nothing);
      selection.setFailures([]);
      return remove(doomed);
    },
  };
}

export type GalleryWork = ReturnType<typeof useGalleryWork>;
