import { toast } from '@custom-designs/ui/components/Toast';
import { useCallback, useState } from 'react';
import { connectMedia } from '../../supabase/managerClient.ts';
import {
  ChangedMeanwhile,
  type ImageChanges,
  type Settled,
  type StoredImage,
  settleEach,
  updateImage,
} from './adapter/index.ts';
import { reasonFor } from './failureWords.ts';
import { knownImage, readImagesAgain, replaceImage } from './imageCache.ts';
import type { PendingChanges } from './PendingChanges.ts';
import { SignInDismissed, type SignInGate } from '../auth/SignInGate.ts';

export type Change = (image: StoredImage) => ImageChanges;

/** One change of an image begins when the one before it is over, and knows what came of it. */
function oneAfterTheOther() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(id: string, perform: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(id) ?? Promise.resolve()).then(perform);
    last.set(
      id,
      result.catch(() => undefined),
    );
    return result;
  };
}

/**
 * Sends changes of the image as it is given, and keeps what the backend answers.
 * @throws ChangedMeanwhile, AdapterError
 */
export async function sendChanges(image: StoredImage, changes: ImageChanges): Promise<void> {
  try {
    replaceImage(await updateImage(await connectMedia(), image, changes));
  } catch (error) {
    if (error instanceof ChangedMeanwhile) replaceImage(error.current);
    throw error;
  }
}

/** Over the row as it was last heard of: the change before this one is in it. */
const sendChange = (image: StoredImage, change: Change): Promise<void> => {
  const known = knownImage(image.id) ?? image;
  return sendChanges(known, change(known));
};

export interface ImageChanging {
  /** Changes images, seen at once and taken back where it fails. Never rejects. */
  readonly changeAll: (
    images: readonly StoredImage[],
    change: Change,
    onEach?: () => void,
  ) => Promise<Settled<StoredImage, void>>;
  readonly toggleFeatured: (image: StoredImage) => Promise<void>;
}

export function useImageChanges(gate: SignInGate, pending: PendingChanges): ImageChanging {
  const [inTurn] = useState(oneAfterTheOther);

  const changeAll = useCallback(
    async (images: readonly StoredImage[], change: Change, onEach?: () => void) => {
      const drop = pending.add(images.map((image) => ({ id: image.id, changes: change(image) })));
      const settled = await settleEach(images, (image) =>
        inTurn(image.id, () => gate.run(() => sendChange(image, change))).finally(() => {
          drop(image.id);
          onEach?.();
        }),
      );
      await readImagesAgain();
      return settled;
    },
    [gate, pending, inTurn],
  );

  const toggleFeatured = useCallback(
    async (image: StoredImage) => {
      const isFeatured = !image.isFeatured;
      const { failed } = await changeAll([image], () => ({ isFeatured }));
      const [failure] = failed;
      if (!failure || failure.error instanceof SignInDismissed) return;
      const description = reasonFor(failure.error);
      toast({ title: 'Failed to update image', description, variant: 'destructive' });
    },
    [changeAll],
  );

  return { changeAll, toggleFeatured };
}
