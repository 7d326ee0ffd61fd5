import { AdapterError, requireAnswer } from '../../../supabase/errors.ts';
import { connectMedia } from '../../../supabase/managerClient.ts';
import { imageBucket, pathsOf, uploadPathFromUrl } from '../../../supabase/storedFiles.ts';
import { asManager, confirmSignedIn } from '../../auth/index.ts';
import type { StoredImage } from '../image.ts';
import { imageTable, oneImage, readImage } from './readImages.ts';

type ImageId = Pick<StoredImage, 'id'>;

const notAllowed = () => new AdapterError('denied', 'This account can’t delete images.');

/**
 * Moves an image to the trash at once (docs/behavior.md#media-deleting). Its files stay until it's
 * deleted for good.
 * @returns the image, or null if another manager deleted it first
 * @throws AdapterError if the row was not changed
 */
export const deleteImage = ({ id }: ImageId): Promise<StoredImage | null> =>
  asManager(async (client) => {
    // The database replaces this time by its own.
    const deletion = { deleted_at: new Date().toISOString() };
    const rows = client.from(imageTable).update(deletion).eq('id', id).is('deleted_at', null);
    const answer = await rows.select('*');
    requireAnswer('Failed to delete image', answer);
    const image = oneImage('Failed to delete image', answer.data);
    if (image) return image;
    if ((await readImage(id))?.deletedAt === null) throw notAllowed();
    return null;
  });

/**
 * Moves an image from the trash back to the gallery. Can be repeated after any failure.
 * @throws AdapterError `missing` if it has been deleted for good
 */
export const restoreImage = ({ id }: ImageId): Promise<StoredImage> =>
  asManager(async (client) => {
    const restored = { deleted_at: null };
    const answer = await client.from(imageTable).update(restored).eq('id', id).select('*');
    requireAnswer('Failed to restore image', answer);
    const image = oneImage('Failed to restore image', answer.data);
    if (image) return image;
    if (await readImage(id)) throw notAllowed();
    throw new AdapterError('missing', 'This image was deleted for good.');
  });

/** Removes files from the bucket and returns those that remain. Never throws. */
export async function removeFiles(paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const remove = async () => (await connectMedia()).storage.from(imageBucket).remove([...paths]);
  const answer = await remove().catch((error: unknown) => ({ data: null, error }));
  if (answer.error) return paths;
  if (answer.data && answer.data.length > 0) return [];
  // Nothing was removed. Either there were no files, or the session has ended and the policies hide
  // them.
  return (await confirmSignedIn().catch(() => null)) ? [] : paths;
}

/**
 * Removes the picture of a deleted row and its copies, unless another row uses the file. 'Clean up'
 * finds files that remain.
 */
async function removeFilesOf({ file_path }: { file_path: string }): Promise<void> {
  const path = uploadPathFromUrl(file_path);
  if (!path) return;
  const client = await connectMedia();
  // The path has no wildcards, and an address may have a version behind it.
  const others = await client
    .from(imageTable)
    .select('id')
    .like('file_path', `%/${path}%`)
    .limit(1);
  if (others.data?.length === 0) await removeFiles(pathsOf(path));
}

/**
 * Deletes an image of the trash and its files for good. Done if someone else did or restored it.
 * @throws AdapterError if the row was not deleted
 */
export const destroyImage = ({ id }: ImageId): Promise<void> =>
  asManager(async (client) => {
    const rows = client.from(imageTable).delete().eq('id', id).not('deleted_at', 'is', null);
    const answer = await rows.select('file_path');
    requireAnswer('Failed to delete image', answer);
    const [row] = answer.data ?? [];
    if (row) return removeFilesOf(row);
    if ((await readImage(id))?.deletedAt) throw notAllowed();
  });

/** Deletes the images that have been in the trash for 30 days by the database's clock. */
export async function destroyExpired(): Promise<number> {
  const client = await connectMedia();
  const rows = client.from('expired_images').delete().not('id', 'is', null);
  const answer = await rows.select('file_path');
  requireAnswer('Failed to delete image', answer);
  for (const row of answer.data ?? []) await removeFilesOf(row);
  return answer.data?.length ?? 0;
}
