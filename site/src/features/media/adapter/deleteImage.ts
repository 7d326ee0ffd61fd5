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

/** Every column of a row, as the table had it when the row was deleted. */
export interface DeletedRow {
  readonly id: string;
  readonly file_path: string;
  readonly [column: string]: unknown;
}

/**
 * Deletes the row at once (docs/behavior.md#media-deleting). Its files stay, so that the row can be
 * restored; `removeFilesOf` removes them.
 * @returns the row that went; null when somebody else had deleted it before
 * @throws AdapterError when the row stayed
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
 * Inserts a deleted row again, with the same id and values. May be called again after any failure.
 * @throws AdapterError `missing` when the picture's file has been removed meanwhile
 */
export const restoreImage = (row: DeletedRow): Promise<StoredImage> =>
  asManager(async (client) => {
    const path = uploadPathFromUrl(row.file_path);
    if (path && !(await isStored(client, path))) {
      throw new AdapterError('missing', 'The image file no longer exists.');
    }
    return insertRow(client, row, 'Failed to restore image');
  });

/** Takes files out of the bucket; those that would not go come back. It never throws. */
export async function removeFiles(paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const remove = async () => (await connectMedia()).storage.from(imageBucket).remove([...paths]);
  const answer = await remove().catch((error: unknown) => ({ data: null, error }));
  if (answer.error) return paths;
  if (answer.data && answer.data.length > 0) return [];
  // None went: there were none, or the session ended and the policies hide them without a word.
  return (await confirmSignedIn().catch(() => null)) ? [] : paths;
}

/**
 * Removes the picture of a deleted row and its small copy, unless another row shows the same file. What
 * would not go is found by 'Clean up'.
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
