import { type ToastHandle, toast } from '@custom-designs/ui/components/Toast';
import { UNDO_MS, useDeferredDeletions } from '@custom-designs/ui/media';
import { useCallback, useState } from 'react';
import { connectMedia } from '../../adapters/clientMedia.ts';
import { deleteImage, type StoredImage, settleEach } from '../../adapters/media/index.ts';
import { type Failure, failuresOf } from './failures.ts';
import { forgetImages, readImagesAgain } from './imageCache.ts';
import type { SignInGate } from './SignInGate.ts';

export interface DeletionOptions {
  readonly gate: SignInGate;
  /** Files whose row is gone but that would not go themselves. */
  readonly onLeftBehind: (places: readonly string[]) => void;
  /** What could not be deleted, once it is known. */
  readonly onFailed: (failures: readonly Failure[]) => void;
}

const counted = (count: number, what: string) =>
  count === 1 ? `Image ${what}` : `${count} images ${what}`;

/**
 * Deletes for good: row, then files. For each image the row goes first, and what fails is told one by
 * one; the images that are gone leave the list before they would be shown again.
 */
async function deleteForGood(
  images: readonly StoredImage[],
  { gate, onLeftBehind, onFailed }: DeletionOptions,
): Promise<void> {
  const { succeeded, failed } = await settleEach(images, (image) =>
    gate.run(async () => deleteImage(await connectMedia(), image)),
  );
  forgetImages(new Set(succeeded.map(({ item }) => item.id)));
  onLeftBehind(succeeded.flatMap(({ result }) => result.leftBehind));
  if (failed.length > 0) {
    const [failure] = failuresOf(failed);
    toast({
      title: 'Failed to delete image',
      ...(failed.length === 1 && failure && { description: failure.message }),
      variant: 'destructive',
    });
    onFailed(failuresOf(failed));
  }
  // The rows are gone from the list already; reading it again need not hold up anything.
  void readImagesAgain();
}

/** Deletions that can be taken back for six seconds. */
export function useImageDeletions(options: DeletionOptions) {
  const [offers] = useState(() => new WeakMap<readonly StoredImage[], ToastHandle>());
  const { hidden, remove } = useDeferredDeletions<StoredImage>((images) => {
    // A message that somebody holds in sight must not offer what can no longer be had.
    offers.get(images)?.close();
    return deleteForGood(images, options);
  });
  const removeWithUndo = useCallback(
    (images: readonly StoredImage[]) => {
      const takeBack = remove(images);
      const onAction = () => {
        takeBack();
        toast({ title: 'Deletion undone', description: counted(images.length, 'kept') });
      };
      const offer = toast({
        title: counted(images.length, 'deleted'),
        description: 'You can take this back for six seconds.',
        duration: UNDO_MS,
        action: { label: 'Undo', altText: 'To take it back, press F8 and then Undo.', onAction },
      });
      offers.set(images, offer);
    },
    [remove, offers],
  );
  return { hidden, remove: removeWithUndo };
}
