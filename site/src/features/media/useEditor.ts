import { toast } from '@custom-designs/ui/components/Toast';
import type { FieldValues } from '@custom-designs/ui/media';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonFor, SignInDismissed, type SignInGate } from '../admin/index.ts';
import { ChangedMeanwhile, imageList } from './adapter/index.ts';
import type { ImageChanges, StoredImage } from './image.ts';
import { sendChanges } from './useImages.ts';

function wordsFor(error: unknown): string | null {
  if (error === null || error instanceof SignInDismissed) return null;
  if (error instanceof ChangedMeanwhile) {
    return 'Somebody else changed the same fields meanwhile. Save again to store yours, or cancel to keep theirs.';
  }
  return `Failed to update image. ${reasonFor(error)}`;
}

/** The image that is edited, one at a time. */
export function useEditor(gate: SignInGate) {
  const client = useQueryClient();
  const [image, setImage] = useState<StoredImage | null>(null);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ base, changes }: { base: StoredImage; changes: ImageChanges }) =>
      gate.run(() => sendChanges(client, base, changes)),
    onSuccess: () => {
      setImage(null);
      toast({ title: 'Image updated' });
    },
    onSettled: () => imageList.readAgain(client),
  });
  return {
    image,
    isSaving: isPending,
    error: wordsFor(error),
    open: (opened: StoredImage) => {
      reset();
      setImage(opened);
    },
    close: () => setImage(null),
    save: (changes: FieldValues) => {
      const base = error instanceof ChangedMeanwhile ? error.current : image;
      // Values of the fields of the model, of which the editor was made.
      if (base) mutate({ base, changes: changes as ImageChanges });
    },
  };
}
