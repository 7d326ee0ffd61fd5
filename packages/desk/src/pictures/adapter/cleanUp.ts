import {
  folders,
  imageBucket,
  pathsOf,
  uploadPathFromUrl,
} from '@custom-designs/supabase/storedFiles';
import { asManager, requireEditor } from '../../auth/index.ts';
import type { ManagerClient } from '../../auth/managerClient.ts';
import { removeFiles } from './deleteImage.ts';
import { listImages } from './readImages.ts';
import { storageFailure } from './storeFile.ts';
import { listTrash } from './trash.ts';

/** Storage's limit for one list. */
const STEP = 1000;
/**
 * An upload has its picture before its row: for a minute without progress for each copy
 * (managerClient.ts) and half a minute for the row (readImages.ts). An upload that waits for a
 * sign-in or a retry checks whether its picture still exists (storeFile.ts).
 */
const SETTLED_AFTER_MS = 2 * 60_000;

/** Lists files of a folder stored before `time`, as in `uploads/1732-ab12.jpg`. */
async function listFolder(client: ManagerClient, folder: string, time: number): Promise<string[]> {
  const bucket = client.storage.from(imageBucket);
  const found: string[] = [];
  for (let offset = 0, got = STEP; got === STEP; offset += got) {
    const { data, error } = await bucket.list(folder, { limit: STEP, offset });
    if (error) throw storageFailure(error);
    got = data.length;
    // A folder has no id.
    const files = data.filter(({ id, created_at }) => id && Date.parse(created_at ?? '') < time);
    found.push(...files.map(({ name }) => `${folder}/${name}`));
  }
  return found;
}

/** Returns the files that no row uses as a picture or a copy, in the gallery or the trash. */
async function withoutRow(paths: readonly string[]): Promise<readonly string[]> {
  // An image that is deleted or restored meanwhile is in at least one of these lists.
  const images = [...(await listImages()), ...(await listTrash()), ...(await listImages())];
  const used = new Set(images.flatMap(({ url }) => pathsOf(uploadPathFromUrl(url) ?? '')));
  // A session that has ended meanwhile doesn't see all rows, and their files would count as unused.
  await requireEditor();
  return paths.filter((path) => !used.has(path));
}

/**
 * Finds files without a row, including thumbnails. Files younger than two minutes may belong to an
 * upload on another device. The age is measured with this device's clock.
 * @throws AdapterError
 */
export async function findOrphans(now: number = Date.now()): Promise<readonly string[]> {
  // Storage returns an empty list without the right to list.
  await requireEditor();
  const stored = await asManager((client) =>
    Promise.all(folders.map((folder) => listFolder(client, folder, now - SETTLED_AFTER_MS))),
  );
  return withoutRow(stored.flat());
}

/**
 * Removes files without a row, after checking each one again.
 * @returns the paths that could not be removed
 */
export async function removeOrphans(paths: readonly string[]): Promise<readonly string[]> {
  await requireEditor();
  return removeFiles(await withoutRow(paths));
}
