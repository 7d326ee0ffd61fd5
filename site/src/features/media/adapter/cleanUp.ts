import type { MediaClient } from '../../../supabase/managerClient.ts';
import {
  folders,
  imageBucket,
  thumbnailPath,
  uploadPathFromUrl,
} from '../../../supabase/storedFiles.ts';
import { asManager, requireManager } from '../../auth/index.ts';
import { removeFiles } from './deleteImage.ts';
import { listImages } from './readImages.ts';
import { storageFailure } from './storeFile.ts';

/** The most that storage lists at once. */
const STEP = 1000;
/**
 * An upload under way has its picture before it has its row: at most a minute for the small copy
 * (managerClient.ts) and half a minute for the row (readImages.ts). One that has to wait for a sign-in or for
 * another try looks whether its picture is still there (storeFile.ts).
 */
const SETTLED_AFTER_MS = 2 * 60_000;

/** Files of a folder that were stored before `time`, as in `uploads/1732-ab12.jpg`. */
async function listFolder(client: MediaClient, folder: string, time: number): Promise<string[]> {
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

/** Those of the files that no row shows, as picture or as small copy. */
async function withoutRow(paths: readonly string[]): Promise<readonly string[]> {
  const used = new Set(
    (await listImages()).flatMap(({ url }) => {
      const path = uploadPathFromUrl(url);
      return path ? [path, thumbnailPath(path)] : [];
    }),
  );
  return paths.filter((path) => !used.has(path));
}

/**
 * Files without a row, small copies included. What is younger than two minutes may belong to an upload
 * that is under way on another device. Age is told by this device's clock.
 * @throws AdapterError
 */
export async function findOrphans(now: number = Date.now()): Promise<readonly string[]> {
  // Storage shows an empty list to whom it shows nothing.
  await requireManager();
  const stored = await asManager((client) =>
    Promise.all(folders.map((folder) => listFolder(client, folder, now - SETTLED_AFTER_MS))),
  );
  return withoutRow(stored.flat());
}

/**
 * Removes files without a row. Each is looked up once more: one that has got its row stays.
 * @returns the paths that could not be removed
 */
export async function removeOrphans(paths: readonly string[]): Promise<readonly string[]> {
  await requireManager();
  return removeFiles(await withoutRow(paths));
}
