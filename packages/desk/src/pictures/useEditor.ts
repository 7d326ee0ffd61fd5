import { toast } from '@custom-designs/ui/components/Toast';
import type { FieldValues } from '@custom-designs/ui/desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reasonFor } from '../failures.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { ImageConflictError, imageList } from './adapter/index.ts';
import type { ImageChanges, StoredImage } from './image.ts';
import { changing, type ImagesChange, sendChanges } from './useImages.ts';
import { useReplacement } from './useReplacement.ts';
import { type Unsaved, useUnsaved } from './useUnsaved.ts';

interface Editing {
  /** The image when the editor opened it. */
  readonly image: StoredImage;
  /** The version that another manager stored since then. The next save compares with it. */
  readonly theirs: StoredImage | null;
  /** The images that the gallery showed at first, because a title may end a filter's match. */
  readonly ids: readonly string[];
  /** What was typed before and couldn't be saved. */
  readonly unsaved: Unsaved | null;
}

interface Saving {
  readonly base: StoredImage;
  readonly changes: ImageChanges;
}

const noChanges = {};

const messageFor = (error: unknown): string | null =>
  error === null || error instanceof SignInDismissed || error instanceof ImageConflictError
    ? null
    : `Failed to update image. ${reasonFor(error)}`;

/** The version of another manager that a failure has met. */
const theirsOf = (error: unknown) => (error instanceof ImageConflictError ? error.current : null);

/** The editor's image, and the way to the others that the gallery shows. */
export function useEditor(gate: SignInGate, images: readonly StoredImage[]) {
  const client = useQueryClient();
  const [editing, setEditing] = useState<Editing | null>(null);
  const isOpen = useRef(false);
  isOpen.current = editing !== null;
  const { image = null, theirs = null, ids = [], unsaved = null } = editing ?? {};
  // The editor may show another image by then.
  const replacement = useReplacement(gate, (id, file) =>
    setEditing((now) =>
      now?.image.id === id ? { ...now, image: { ...now.image, ...file } } : now,
    ),
  );
  const save = useMutation({
    mutationFn: ({ base, changes }: Saving) => gate.run(() => sendChanges(client, base, changes)),
    onSuccess: () => {
      setEditing(null);
      toast({ title: 'Image updated' });
    },
    onError: (failure) => {
      const current = theirsOf(failure);
      if (current) setEditing((now) => now && { ...now, theirs: current });
    },
    onSettled: () => imageList.readAgain(client),
  });
  const open = (
    opened: StoredImage,
    among: readonly string[],
    left = failed.all.get(opened.id) ?? null,
  ) => {
    save.reset();
    replacement.reset();
    if (left) failed.forget(opened.id);
    setEditing({
      image: left?.image ?? opened,
      theirs: theirsOf(left?.error),
      ids: among,
      unsaved: left,
    });
  };
  const failed = useUnsaved((left) => open(left.image, ids, left));
  const { mutate: saveBehind } = useMutation({
    ...changing,
    mutationFn: ({ images: [base], change }: ImagesChange) =>
      base ? gate.run(() => sendChanges(client, base, change(base))) : Promise.resolve(),
    onError: (error, { images: [base], change }) => {
      if (base) failed.add({ image: base, changes: change(base), error }, isOpen.current);
    },
    onSettled: () => imageList.readAgain(client),
  });
  const index = image ? ids.indexOf(image.id) : -1;
  const base = theirs ?? image;

  /** The next image is there at once, while this one is saved behind it. */
  const move = (step: 1 | -1, typed: FieldValues) => {
    const changes = typed as ImageChanges;
    if (base && Object.keys(changes).length > 0) {
      saveBehind({ images: [base], change: () => changes });
    }
    for (let at = index + step; at in ids; at += step) {
      const next = images.find(({ id }) => id === ids[at]);
      if (next) return open(next, ids);
    }
    setEditing(null);
  };
  const [firstFailed] = failed.all.values();
  return {
    open,
    image,
    dialog: {
      image,
      theirs,
      typed: (unsaved?.changes ?? noChanges) as FieldValues,
      isSaving: save.isPending,
      error: messageFor(save.error ?? unsaved?.error ?? null) ?? replacement.error,
      isReplacing: replacement.isPending,
      onReplace:
        image && replacement.canReplace(image)
          ? (file: File) => replacement.replace({ image, file })
          : undefined,
      position: { index: index + 1, count: ids.length },
      onMove: move,
      unsaved: failed.failures,
      onOpenUnsaved: () => {
        if (firstFailed) open(firstFailed.image, ids, firstFailed);
      },
      onClose: () => setEditing(null),
      onSave: (changes: FieldValues) => {
        // image.ts defines the fields, so the values have its types.
        if (base) save.mutate({ base, changes: changes as ImageChanges });
      },
    },
  };
}
