import { toast } from '@custom-designs/ui/components/Toast';
import type { Failure } from '@custom-designs/ui/desk';
import type { QueryClient } from '@tanstack/react-query';
import { reasonFor } from '../failures.ts';
import { offerUndo } from '../record/undo.ts';
import type { SignInGate } from '../SignInGate.ts';
import { deleteImage, imageList, restoreImage } from './adapter/index.ts';
import { failuresOf, settleEach } from './failures.ts';
import type { StoredImage } from './image.ts';

interface DeletionOptions {
  readonly client: QueryClient;
  readonly gate: SignInGate;
  /** Receives the images that could not be deleted, with reasons. */
  readonly onFailed: (failures: readonly Failure[]) => void;
}

const counted = (count: number, what: string) =>
  count === 1 ? `Image ${what}` : `${count} images ${what}`;

/** Moves images from the trash back to the gallery, and says so. */
export async function restoreImages(
  rows: readonly StoredImage[],
  { client, gate }: Pick<DeletionOptions, 'client' | 'gate'>,
): Promise<void> {
  const { succeeded, failed } = await settleEach(rows, (row) => gate.run(() => restoreImage(row)));
  imageList.add(
    client,
    succeeded.map(({ result }) => result),
  );
  imageList.readAgain(client);
  const [failure] = failed;
  if (!failure) {
    toast({ title: 'Deletion undone', description: counted(succeeded.length, 'restored') });
    return;
  }
  toast({
    title: counted(failed.length, 'couldn’t be restored'),
    description: reasonFor(failure.error),
    variant: 'destructive',
    // Stays open, because the images would seem lost without it.
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Try again',
      altText: 'To restore the deleted images, press F8 and then Try again.',
      onAction: () =>
        void restoreImages(
          failed.map(({ item }) => item),
          { client, gate },
        ),
    },
  });
}

/** Offers to restore deleted images for six seconds. After that, the trash has them. */
const offerToRestore = (rows: readonly StoredImage[], options: DeletionOptions): void =>
  void offerUndo({
    title: counted(rows.length, 'deleted'),
    description: 'You can undo this for 6 seconds.',
    altText: 'To undo this, press F8 and then Undo.',
    onUndo: () => void restoreImages(rows, options),
  });

function tellFailed(failures: readonly Failure[]): void {
  const [failure] = failures;
  toast({
    title: 'Failed to delete image',
    description: failures.length === 1 ? failure?.message : undefined,
    variant: 'destructive',
  });
}

/**
 * Moves images to the trash, reports each failure, and offers to undo the rest.
 */
export async function deleteImages(
  images: readonly StoredImage[],
  options: DeletionOptions,
): Promise<void> {
  const { succeeded, failed } = await settleEach(images, (image) =>
    options.gate.run(() => deleteImage(image)),
  );
  imageList.remove(options.client, new Set(succeeded.map(({ item }) => item.id)));
  imageList.readAgain(options.client);
  const failures = failuresOf(failed);
  if (failures.length > 0) options.onFailed(failures);
  // Rows that another manager deleted first aren't offered for undo.
  const rows = succeeded.flatMap(({ result }) => result ?? []);
  if (rows.length > 0) offerToRestore(rows, options);
  else if (failures.length > 0) tellFailed(failures);
  else toast({ title: counted(succeeded.length, 'deleted') });
}
