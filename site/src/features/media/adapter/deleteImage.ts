import { AdapterError, requireAnswer } from '../../../supabase/errors.ts';
import { connectMedia } from '../../../supabase/managerClient.ts';
import {
  imageBucket,
  thumbnailPath,
  toAbsoluteUrl,
  uploadPathFromUrl,
  urlVariants,
} from '../../../supabase/storedFiles.ts';
import { asManager, confirmSignedIn } from '../../auth/index.ts';
import type { StoredImage } from '../image.ts';
import { imageTable, insertRow, readImage } from './readImages.ts';
import { isStored } from './storeFile.ts';

/** Every column of a row at the time of its deletion. */
export interface DeletedRow {
  readonly id: string;
  readonly file_path: string;
  readonly [column: string]: unknown;
}

/**
 * Deletes the row at once (docs/behavior.md#media-deleting). Its files stay, so the row can be
 * restored. `removeFilesOf` removes them.
 * @returns the deleted row, or null if another manager deleted it first
 * @throws AdapterError if the row was not deleted
 */
export const deleteImage = ({ id }: Pick<StoredImage, 'id'>): Promise<DeletedRow | null> =>
  asManager(async (client) => {
    const answer = await client.from(imageTable).delete().eq('id', id).select('*');
    requireAnswer('Failed to delete image', answer);
    const [row] = answer.data ?? [];
    if (row) return row;
    if (await readImage(id)) throw new AdapterError('denied', 'This account can’t delete images.');
    return null;
  });

/**
 * Inserts a deleted row again with the same id and values. Can be repeated after any failure.
 * @throws AdapterError `missing` if the picture's file has been removed
 */
export const restoreImage = (row: DeletedRow): Promise<StoredImage> =>
  asManager(async (client) => {
    const path = uploadPathFromUrl(row.file_path);
    if (path && !(await isStored(client, path))) {
      throw new AdapterError('missing', 'The image file no longer exists.');
    }
    return insertRow(client, row, 'Failed to restore image');
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
 * Removes a deleted row's picture and thumbnail, unless another row uses the file. 'Clean up' finds
 * files that remain.
 */
export async function removeFilesOf({ file_path }: Pick<DeletedRow, 'file_path'>): Promise<void> {
  const path = uploadPathFromUrl(file_path);
  if (!path) return;
  const paths = [path, thumbnailPath(path)].filter((each) => each !== null);
  const addresses = urlVariants(toAbsoluteUrl(file_path));
  const client = await connectMedia();
  const others = await client.from(imageTable).select('id').in('file_path', addresses).limit(1);
  if (others.data?.length === 0) await removeFiles(paths);
}
