import { AdapterError } from '../../../supabase/errors.ts';
import type { MediaClient } from '../../../supabase/managerClient.ts';
import {
  folders,
  imageBucket,
  isUpload,
  pathFromUrl,
  thumbnailPath,
  uploadPathFromUrl,
} from '../../../supabase/storagePaths.ts';
import { asManager, confirmSignedIn } from '../../auth/index.ts';
import type { StoredImage } from '../image.ts';
import { removeFiles } from './deleteImage.ts';
import { listImages } from './readImages.ts';
import { storageFailure } from './storeFile.ts';

export interface StoredFile {
  /** Inside the bucket, as in `uploads/1732-ab12.jpg`. */
  readonly place: string;
  readonly url: string;
  readonly size: number;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** How rows and files match. With every row a picture and every picture a row, both lists are empty. */
export interface MediaInventory {
  /** Rows whose picture is an upload. */
  readonly rows: number;
  readonly pictures: number;
  readonly thumbnails: number;
  /** Files without a row, small copies included. */
  readonly orphans: readonly StoredFile[];
  /** Rows whose picture is gone. */
  readonly broken: readonly StoredImage[];
  /** Images uploaded here whose picture is there and whose small copy is not, or is not named. */
  readonly withoutSmallCopy: readonly StoredImage[];
  /** Milliseconds until the next file without a row is old enough to be an orphan; null for none. */
  readonly settlesIn: number | null;
}

/** The most that storage lists at once. */
const STEP = 1000;
/**
 * An upload under way has its picture before it has its row: at most a minute for the small copy
 * (uploadTimeout.ts) and half a minute for the row (insertRow.ts). One that has to wait for a sign-in or for
 * another try looks whether its picture is still there (storeFile.ts).
 */
const SETTLED_AFTER_MS = 2 * 60_000;

async function listFolder(client: MediaClient, folder: string): Promise<StoredFile[]> {
  const bucket = client.storage.from(imageBucket);
  const found: StoredFile[] = [];
  for (let offset = 0, got = STEP; got === STEP; offset += got) {
    const { data, error } = await bucket.list(folder, { limit: STEP, offset });
    if (error) throw storageFailure(error);
    got = data.length;
    for (const { name, id, metadata, created_at } of data) {
      // A folder has no id.
      if (id === null) continue;
      const place = `${folder}/${name}`;
      const { publicUrl } = bucket.getPublicUrl(place).data;
      const size = Number(metadata?.size ?? 0);
      found.push({ place, url: publicUrl, size, createdAt: created_at ?? '' });
    }
  }
  return found;
}

/** Storage shows an empty list to whom it shows nothing, so nobody but a manager may ask. */
async function requireManager(): Promise<void> {
  const signedIn = await confirmSignedIn();
  const reason = signedIn ? 'not-allowed' : 'signed-out';
  if (!signedIn?.isManager) {
    throw new AdapterError('denied', 'Only managers see stored files', undefined, reason);
  }
}

/**
 * Compares all rows with all uploaded files. What is younger than two minutes counts as matched: it
 * may belong to an upload that is under way on another device. Age is told by this device's clock.
 * @throws AdapterError
 */
export async function takeInventory(now: number = Date.now()): Promise<MediaInventory> {
  await requireManager();
  const [pictures = [], thumbnails = []] = await asManager((client) =>
    Promise.all(folders.map((folder) => listFolder(client, folder))),
  );
  // Read after the files: whatever got its row meanwhile is no orphan.
  const images = await listImages();
  const uploads = images.flatMap((image) => {
    const place = uploadPathFromUrl(image.url);
    return place ? [{ image, place }] : [];
  });
  const known = new Set(uploads.flatMap(({ place }) => [place, thumbnailPath(place)]));
  const stored = new Set([...pictures, ...thumbnails].map(({ place }) => place));
  const settlingOf = ({ createdAt }: StoredFile | StoredImage) =>
    SETTLED_AFTER_MS - (now - (Date.parse(createdAt ?? '') || 0));
  const isSettled = (each: StoredFile | StoredImage) => settlingOf(each) < 0;
  const unmatched = [...pictures, ...thumbnails].filter(({ place }) => !known.has(place));
  const settling = unmatched.filter((file) => !isSettled(file)).map(settlingOf);
  return {
    rows: uploads.length,
    pictures: pictures.length,
    thumbnails: thumbnails.length,
    orphans: unmatched.filter(isSettled),
    broken: uploads
      .filter(({ image, place }) => !stored.has(place) && isSettled(image))
      .map(({ image }) => image),
    withoutSmallCopy: uploads
      .filter(({ image, place }) => {
        const small = thumbnailPath(place);
        if (!small || !image.sha256 || !stored.has(place)) return false;
        return image.thumbnailUrl === null || (!stored.has(small) && isSettled(image));
      })
      .map(({ image }) => image),
    settlesIn: settling.length > 0 ? Math.min(...settling) : null,
  };
}

/**
 * Removes files without a row. Each is looked up once more: one that has got its row stays.
 * @returns the places that could not be removed
 */
export async function removeOrphans(places: readonly string[]): Promise<readonly string[]> {
  await requireManager();
  const images = await listImages();
  const used = new Set(
    images.flatMap(({ url }) => {
      const place = pathFromUrl(url);
      return place ? [place, thumbnailPath(place)] : [];
    }),
  );
  return removeFiles(places.filter((place) => isUpload(place) && !used.has(place)));
}
