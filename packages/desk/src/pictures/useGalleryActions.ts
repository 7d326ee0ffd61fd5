import type { ImageFilters } from '@custom-designs/ui/media';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNewProject } from '../projects/useNewProject.ts';
import type { SignInGate } from '../SignInGate.ts';
import { countChoices, countTags, filterImages } from './filters.ts';
import type { StoredImage } from './image.ts';
import { deleteImages } from './imageDeletions.ts';
import { useEditor } from './useEditor.ts';
import { useImageChanges } from './useImages.ts';
import { useSelection } from './useSelection.ts';

const nothing: readonly StoredImage[] = [];
const deletionKey = ['media', 'delete'];

export interface GalleryActionsOptions {
  readonly images: readonly StoredImage[];
  readonly filters: ImageFilters;
  readonly gate: SignInGate;
}

/** The gallery's visible images and its actions. */
export function useGalleryActions({ images, filters, gate }: GalleryActionsOptions) {
  const client = useQueryClient();
  const { changeAll, toggleFeatured, rename } = useImageChanges(gate);
  const editor = useEditor(gate, images);
  const makeProject = useNewProject(gate);
  const [toDelete, setToDelete] = useState(nothing);
  // The text updates at once, the images when there's time.
  const wanted = useDeferredValue(filters);
  const shown = useMemo(() => filterImages(images, wanted), [images, wanted]);
  const tags = useMemo(() => countTags(images), [images]);
  const choices = useMemo(() => countChoices(images), [images]);
  const suggestions = useMemo(() => tags.map(({ tag }) => tag), [tags]);
  const selection = useSelection(shown, changeAll);

  const { mutateAsync: remove } = useMutation({
    mutationKey: deletionKey,
    mutationFn: async (chosen: readonly StoredImage[]) => {
      const failed = await deleteImages(chosen, { client, gate });
      selection.setFailures(failed);
      const failedIds = new Set(failed.map(({ id }) => id));
      selection.end(new Set(chosen.flatMap(({ id }) => (failedIds.has(id) ? [] : id))));
    },
  });
  const deleting = useMutationState({
    filters: { mutationKey: deletionKey, status: 'pending' },
    select: ({ state }) => state.variables as readonly StoredImage[],
  });
  const deletingIds = useMemo(() => new Set(deleting.flat().map(({ id }) => id)), [deleting]);

  /** Asks for a sign-in first, so that no one fills in a form that can't be sent. */
  const asManager = (begin: () => void) => {
    // If it's dismissed, nothing has started.
    gate.run(async () => begin()).catch(() => undefined);
  };
  const among = (ids: readonly string[]) =>
    images.filter(({ id }) => ids.includes(id) && !deletingIds.has(id));

  return {
    images,
    shown,
    tags,
    choices,
    suggestions,
    selection,
    editor,
    toDelete,
    deletingIds,
    edit: (id: string) =>
      asManager(() => {
        const ids = shown.map((image) => image.id);
        for (const image of among([id])) editor.open(image, ids);
      }),
    makeProject,
    rename: (id: string, title: string) =>
      among([id]).forEach((image) => void rename(image, title)),
    toggleFeatured: (id: string) => among([id]).forEach((image) => void toggleFeatured(image)),
    askToDelete: (ids: readonly string[]) => asManager(() => setToDelete(among(ids))),
    keep: () => setToDelete(nothing),
    deleteAsked: () => {
      setToDelete(nothing);
      selection.setFailures([]);
      return remove(toDelete);
    },
  };
}

export type GalleryActions = ReturnType<typeof useGalleryActions>;
