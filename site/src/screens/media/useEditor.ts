import { toast } from '@custom-designs/ui/components/Toast';
import { useCallback, useState } from 'react';
import { AdapterError } from '../../adapters/AdapterError.ts';
import {
  ChangedMeanwhile,
  type ImageChanges,
  type StoredImage,
} from '../../adapters/media/index.ts';
import { reasonFor } from './failureWords.ts';
import { readImagesAgain } from './imageCache.ts';
import { SignInDismissed, type SignInGate } from './SignInGate.ts';
import { sendChanges } from './useImageChanges.ts';

interface Editing {
  /** As it was when the editor opened, or as somebody else made it since. */
  readonly image: StoredImage;
  readonly isSaving: boolean;
  readonly error: string;
  /** Somebody else changed it: saving again puts what is typed over it. */
  readonly isConflict: boolean;
}

export interface Editor extends Editing {
  readonly save: (changes: ImageChanges) => Promise<void>;
  readonly close: () => void;
}

/** The image that is edited, one at a time. */
export function useEditor(gate: SignInGate) {
  const [editing, setEditing] = useState<Editing | null>(null);

  const open = useCallback((image: StoredImage) => {
    setEditing({ image, isSaving: false, error: '', isConflict: false });
  }, []);
  const close = useCallback(() => setEditing(null), []);

  const save = useCallback(
    async (image: StoredImage, changes: ImageChanges) => {
      setEditing((now) => now && { ...now, isSaving: true, error: '' });
      try {
        await gate.run(() => sendChanges(image, changes));
        setEditing(null);
        toast({ title: 'Image updated' });
      } catch (error) {
        setEditing({
          image: error instanceof ChangedMeanwhile ? error.current : image,
          isSaving: false,
          isConflict: error instanceof ChangedMeanwhile,
          error: error instanceof SignInDismissed ? '' : wordsFor(error),
        });
      }
      await readImagesAgain();
    },
    [gate],
  );

  const editor: Editor | null = editing && {
    ...editing,
    save: (changes) => save(editing.image, changes),
    close,
  };
  return { editor, open };
}

function wordsFor(error: unknown): string {
  const words = reasonFor(error);
  const isOwn = error instanceof AdapterError && error.kind === 'conflict';
  return isOwn ? words : `Failed to update image. ${words}`;
}
