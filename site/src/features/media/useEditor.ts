import { toast } from '@custom-designs/ui/components/Toast';
import type { FieldValues } from '@custom-designs/ui/media';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonFor, SignInDismissed, type SignInGate } from '../admin/index.ts';
import { ImageConflictError, imageList } from './adapter/index.ts';
import type { ImageChanges, StoredImage } from './image.ts';
import { sendChanges } from './useImages.ts';

interface Editing {
  /** The image when the editor opened. */
  readonly image: StoredImage;
  /** The version that another manager stored since then. The next save compares with it. */
  readonly theirs: StoredImage | null;
}

const messageFor = (error: unknown): string | null =>
  error === null || error instanceof SignInDismissed || error instanceof ImageConflictError
    ? null
    : `Failed to update image. ${reasonFor(error)}`;

export function useEditor(gate: SignInGate) {
  const client = useQueryClient();
  const [editing, setEditing] = useState<Editing | null>(null);
  const { image = null, theirs = null } = editing ?? {};
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ base, changes }: { base: StoredImage; changes: ImageChanges }) =>
      gate.run(() => sendChanges(client, base, changes)),
    onSuccess: () => {
      setEditing(null);
      toast({ title: 'Image updated' });
    },
    onError: (failure) => {
      if (!(failure instanceof ImageConflictError)) return;
      setEditing((now) => now && { ...now, theirs: failure.current });
    },
    onSettled: () => imageList.readAgain(client),
  });
  return {
    open: (opened: StoredImage) => {
      reset();
      setEditing({ image: opened, theirs: null });
    },
    dialog: {
      image,
      theirs,
      isSaving: isPending,
      error: messageFor(error),
      onClose: () => setEditing(null),
      onSave: (changes: FieldValues) => {
        const base = theirs ?? image;
        // image.ts defines the fields, so the values have its types.
        if (base) mutate({ base, changes: changes as ImageChanges });
      },
    },
  };
}
