import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SignInGate } from '../SignInGate.ts';
import { imageList } from './adapter/index.ts';
import type { StoredImage } from './image.ts';
import { type OpenImage, openImage, unsavedChanges } from './imageDraft.ts';
import { changing, type ImagesChange, sendChanges } from './useImages.ts';
import { useReplacement } from './useReplacement.ts';
import { useUnsaved } from './useUnsaved.ts';

export interface Editing {
  /** The image when the editor opened it, with the file that it has now. */
  readonly image: StoredImage;
  readonly draft: OpenImage;
  /** The images that the gallery showed at first, because a title may end a filter's match. */
  readonly ids: readonly string[];
}

/** A save that the manager doesn't wait for. Its change shows at once. */
interface SaveBehind extends ImagesChange {
  readonly image: StoredImage;
  readonly draft: OpenImage;
}

const none: readonly string[] = [];

/** The editor's image, and the way to the others that the gallery shows. */
export function useEditor(gate: SignInGate, images: readonly StoredImage[]) {
  const client = useQueryClient();
  const [editing, setEditing] = useState<Editing | null>(null);
  const isOpen = useRef(false);
  isOpen.current = editing !== null;
  const ids = editing?.ids ?? none;
  // The editor may show another image by then.
  const replacement = useReplacement(gate, (id, file) =>
    setEditing((now) =>
      now?.image.id === id ? { ...now, image: { ...now.image, ...file } } : now,
    ),
  );
  const save = useMutation({
    mutationFn: (draft: OpenImage) => draft.save(),
    onSuccess: () => {
      setEditing(null);
      toast({ title: 'Image updated' });
    },
    onSettled: () => imageList.readAgain(client),
  });
  const open = (
    opened: StoredImage,
    among: readonly string[],
    left = failed.all.get(opened.id),
  ) => {
    save.reset();
    replacement.reset();
    if (left) failed.forget(opened.id);
    const image = left?.image ?? opened;
    const draft =
      left?.draft ??
      openImage(image, (base, changes) => gate.run(() => sendChanges(client, base, changes)));
    setEditing({ image, draft, ids: among });
  };
  const failed = useUnsaved((left) => open(left.image, ids, left));
  const { mutate: saveBehind } = useMutation({
    ...changing,
    mutationFn: ({ draft }: SaveBehind) => draft.save(),
    onError: (error, { image, draft }) => failed.add({ image, draft, error }, isOpen.current),
    onSettled: () => imageList.readAgain(client),
  });

  /** The next image is there at once, while this one is saved behind it. */
  const move = ({ image, draft }: Editing, step: 1 | -1) => {
    const changes = unsavedChanges(draft);
    if (Object.keys(changes).length > 0) {
      saveBehind({ image, draft, images: [image], change: () => changes });
    }
    for (let at = ids.indexOf(image.id) + step; at in ids; at += step) {
      const next = images.find(({ id }) => id === ids[at]);
      if (next) return open(next, ids);
    }
    setEditing(null);
  };
  const [firstFailed] = failed.all.values();
  return {
    open,
    editing,
    dialog: {
      isSaving: save.isPending,
      error: replacement.error,
      isReplacing: replacement.isPending,
      onReplace:
        editing && replacement.canReplace(editing.image)
          ? (file: File) => replacement.replace({ image: editing.image, file })
          : undefined,
      position: { index: editing ? ids.indexOf(editing.image.id) + 1 : 0, count: ids.length },
      onMove: (step: 1 | -1) => {
        if (editing) move(editing, step);
      },
      unsaved: failed.failures,
      onOpenUnsaved: () => {
        if (firstFailed) open(firstFailed.image, ids, firstFailed);
      },
      onClose: () => setEditing(null),
      onSave: () => {
        if (editing) save.mutate(editing.draft);
      },
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
