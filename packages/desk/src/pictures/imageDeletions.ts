import { toast } from '@custom-designs/ui/components/Toast';
import type { Failure } from '@custom-designs/ui/desk';
import type { QueryClient } from '@tanstack/react-query';
import { counted, offerToRestore, type Restoring } from '../record/restoring.ts';
import { settleEach } from '../record/settleEach.ts';
import type { SignInGate } from '../SignInGate.ts';
import { deleteImage, imageList, restoreImage } from './adapter/index.ts';
import { failuresOf } from './failures.ts';
import type { StoredImage } from './image.ts';

interface DeletionOptions {
  readonly client: QueryClient;
  readonly gate: SignInGate;
}

/** How images come back from the trash. */
export const imageRestoring = ({ client, gate }: DeletionOptions): Restoring => ({
  what: 'image',
  gate,
  restore: async (id) => imageList.add(client, [await restoreImage({ id })]),
  readAgain: () => imageList.readAgain(client),
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
 * Moves images to the trash, and offers to undo that. @returns those that couldn't be deleted, with
 * reasons
 */
export async function deleteImages(
  images: readonly StoredImage[],
  options: DeletionOptions,
): Promise<readonly Failure[]> {
  const { succeeded, failed } = await settleEach(images, (image) =>
    options.gate.run(() => deleteImage(image)),
  );
  imageList.remove(options.client, new Set(succeeded.map(({ item }) => item.id)));
  imageList.readAgain(options.client);
  const failures = failuresOf(failed);
  // Rows that another manager deleted first aren't offered for undo.
  const rows = succeeded.flatMap(({ result }) => result ?? []);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) offerToRestore(ids, imageRestoring(options));
  else if (failures.length > 0) tellFailed(failures);
  else toast({ title: counted(succeeded.length, 'image', 'deleted') });
  return failures;
}
