import { toast } from '@custom-designs/ui/components/Toast';
import { useCallback, useState } from 'react';
import {
  ChangedMeanwhile,
  type ImageChanges,
  type StoredImage,
} from './adapter/index.ts';
import { reasonFor } from './failureWords.ts';
import { readImagesAgain } from './imageCache.ts';
import { SignInDismissed, type SignInGate } from '../auth/SignInGate.ts';
import { sendChanges } from './useImageChanges.ts';

interface Editing {
  /** As it was when the editor opened. */
  readonly image: StoredImage;
  /** As somebody else stored it since: what is saved next is compared with this. */
  readonly theirs: StoredImage | null;
  readonly isSaving: boolean;
  readonly error: string | null;
}

const wordsFor = (error: unknown): string | null =>
  error instanceof SignInDismissed || error instanceof ChangedMeanwhile
    ? null
    : `Failed to update image. ${reasonFor(error)}`;

/** The image that is edited, one at a time. */
export function useEditor(gate: SignInGate) {
  const [editing, setEditing] = useState<Editing | null>(null);

  const open = useCallback((image: StoredImage) => {
    setEditing({ image, theirs: null, isSaving: false, error: null });
  }, []);
  const close = useCallback(() => setEditing(null), []);

  const save = useCallback(
    async (now: Editing, changes: ImageChanges) => {
      const update = (changed: Partial<Editing>) => setEditing({ ...now, ...changed });
      update({ isSaving: true, error: null });
      try {
        await gate.run(() => sendChanges(now.theirs ?? now.image, changes));
        close();
        toast({ title: 'Image updated' });
      } catch (error) {
        const found = error instanceof ChangedMeanwhile ? { theirs: error.current } : {};
        update({ ...found, isSaving: false, error: wordsFor(error) });
      }
      await readImagesAgain();
    },
    [gate, close],
  );

  return {
    open,
    close,
    editing,
    save: (changes: ImageChanges) => editing && void save(editing, changes),
  };
}
