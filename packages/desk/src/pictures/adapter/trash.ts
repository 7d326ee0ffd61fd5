import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import { imageRow } from '@custom-designs/supabase/images';
import { fetchAllPages, readRows } from '@custom-designs/supabase/rows';
import { pathsOf, uploadPathFromUrl } from '@custom-designs/supabase/storedFiles';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { asManager, believed, forManagers, requireEditor } from '../../auth/index.ts';
import { connectManager } from '../../auth/managerClient.ts';
import type { StoredImage } from '../image.ts';
import { fallback, notAllowed, removeFiles } from './deleteImage.ts';
import { imageTable, oneImage, readImage, toImage, trashKey } from './readImages.ts';

/** Deleted rows of all tables, for 30 days (docs/behavior/data.md#trash-table). */
const TABLE = 'trash';

const trashRow = z.object({ row: imageRow, deleted_at: z.string() });

/** An image in the trash. */
export interface DeletedImage extends StoredImage {
  readonly deletedAt: string;
}

type ImageId = Pick<StoredImage, 'id'>;

/** Lists the images in the trash, the last deleted first. @throws AdapterError */
export async function listTrash(
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly DeletedImage[]> {
  const client = await connectManager();
  const rows = await fetchAllPages(
    (answer) => requireAnswer('Failed to fetch images', answer),
    (from, to) =>
      client
        .from(TABLE)
        .select('row,deleted_at')
        .eq('table_name', imageTable)
        .order('deleted_at', { ascending: false })
        .order('id')
        .range(from, to)
        .abortSignal(signal),
  );
  const images = readRows(TABLE, trashRow, rows).map(({ row, deleted_at }) => ({
    ...toImage(row),
    deletedAt: deleted_at,
  }));
  return believed(images, requireEditor);
}

/** The images in the trash. Only managers see them. */
export const trashQuery = () =>
  queryOptions({
    queryKey: trashKey,
    queryFn: ({ signal }) => listTrash(signal),
    meta: forManagers,
  });

/**
 * Moves an image from the trash back to the gallery. Can be repeated after any failure.
 * @throws AdapterError `missing` if it has been deleted for good
 */
export const restoreImage = ({ id }: ImageId): Promise<StoredImage> =>
  asManager(async (client) => {
    const restored = { deleted_at: null };
    const answer = await client.from(TABLE).update(restored).eq('id', id).select('row');
    requireAnswer('Failed to restore image', answer);
    const [found] = answer.data ?? [];
    const image = found ? oneImage('Failed to restore image', found.row) : await readImage(id);
    if (image) return image;
    await requireEditor();
    throw new AdapterError('missing', 'This image was deleted for good.');
  });

/**
 * Removes the picture of a deleted row and its copies, unless another row uses the file. 'Clean up'
 * finds files that remain.
 */
async function removeFilesOf({ file_path }: { file_path: string | null }): Promise<void> {
  const path = uploadPathFromUrl(file_path ?? '');
  if (!path) return;
  const client = await connectManager();
  // The path has no wildcards, and an address may have a version behind it.
  const address = `%/${path}%`;
  const users = await Promise.all([
    client.from(imageTable).select('id').like('file_path', address).limit(1),
    client.from(TABLE).select('id').like('file_path', address).limit(1),
  ]);
  // After a failed call, the file may be in use.
  if (users.every(({ data }) => data?.length === 0)) await removeFiles(pathsOf(path));
}

/**
 * Deletes an image of the trash and its files for good. Done if someone else did or restored it.
 * @throws AdapterError if the row was not deleted
 */
export const destroyImage = ({ id }: ImageId): Promise<void> =>
  asManager(async (client) => {
    const answer = await client.from(TABLE).delete().eq('id', id).select('file_path');
    requireAnswer(fallback, answer);
    const [row] = answer.data ?? [];
    if (row) return removeFilesOf(row);
    if ((await listTrash()).some((image) => image.id === id)) throw notAllowed();
  });

/** Deletes the images that have been in the trash for 30 days by the database's clock. */
export async function destroyExpired(): Promise<number> {
  const client = await connectManager();
  const rows = client.from('expired_trash').delete().eq('table_name', imageTable);
  const answer = await rows.select('file_path');
  requireAnswer(fallback, answer);
  for (const row of answer.data ?? []) await removeFilesOf(row);
  return answer.data?.length ?? 0;
}
