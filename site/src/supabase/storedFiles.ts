import { backend } from './client.ts';

const publicFiles = '/storage/v1/object/public/';

/** Where such a path begins: neither behind a host nor inside a longer path. */
const beginnings = new RegExp(`(?<![\\w.:\\]/-])(?=${publicFiles})`, 'g');

/**
 * Rows may name a stored file by its path alone, as the seed does: it then lies in the backend that
 * the site is built over, whichever that is. Gives a text the full addresses of such files; those of
 * other places stay as they are.
 */
export const toAbsoluteUrl = (text: string): string =>
  text.includes(publicFiles) ? text.replace(beginnings, backend().supabaseUrl) : text;

/** The same for every text in a value of any shape, however deep. */
export function withAbsoluteUrls(value: unknown): unknown {
  if (typeof value === 'string') return toAbsoluteUrl(value);
  if (Array.isArray(value)) return value.map(withAbsoluteUrls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, withAbsoluteUrls(held)]),
  );
}

/** The ways in which rows may name the file of a full address. */
export function urlVariants(address: string): string[] {
  const { supabaseUrl } = backend();
  const isStored = address.startsWith(supabaseUrl + publicFiles);
  return isStored ? [address, address.slice(supabaseUrl.length)] : [address];
}

export const imageBucket = 'custom-designs-images';

/** Where managers may write and delete (policies of storage.objects). */
const FOLDER = 'uploads';
/** Beside the pictures, so that the same policies hold. */
const SMALL_FOLDER = 'uploads/thumbs';

export const folders = [FOLDER, SMALL_FOLDER] as const;

const publicPrefix = `${publicFiles}${imageBucket}/`;

/**
 * The place of a new picture: `uploads/{timestamp}-{random}.{ext}` (docs/behavior.md#backend-calls). Nothing
 * of the file's own name is in it.
 */
export function newPath(extension: string, now = Date.now(), random = crypto.randomUUID()) {
  return `${FOLDER}/${now}-${random.replaceAll('-', '').slice(0, 12)}.${extension}`;
}

/**
 * Where the small copy of a picture lies. It has no extension: it is WebP, or JPEG from a browser
 * that writes no WebP, and says so in its content type. Null for pictures that are not uploads.
 */
export function thumbnailPath(path: string): string | null {
  const name = /^uploads\/([^/]+?)(\.[a-z0-9]+)?$/i.exec(path)?.[1];
  return name ? `${SMALL_FOLDER}/${name}` : null;
}

/** The place in the bucket that a public address names; null for files elsewhere. */
export function pathFromUrl(url: string): string | null {
  const at = url.indexOf(publicPrefix);
  if (at < 0) return null;
  const path = url.slice(at + publicPrefix.length).replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Only uploads are ever written or removed here. */
const isUpload = (path: string): boolean => path.startsWith(`${FOLDER}/`);

/** The place of an upload by its public address; null for every other file. */
export function uploadPathFromUrl(url: string): string | null {
  const path = pathFromUrl(url);
  return path && isUpload(path) ? path : null;
}

/**
 * The column `image_id` holds a placeholder (docs/behavior.md#images-table). That of an upload is
 * metadata, which no other column has room for: whether a small copy was stored, and the hash of the chosen file, by
 * which a picture is known again. Other rows' placeholders say neither.
 */
interface ImageIdMetadata {
  readonly hasThumbnail: boolean;
  readonly sha256: string | null;
}

const form = /^placeholder-(thumb-)?([0-9a-f]{64})$/;

export const writeImageIdMetadata = (sha256: string): string => `placeholder-thumb-${sha256}`;

export function readImageIdMetadata(text: string): ImageIdMetadata {
  const [, thumbnail, sha256 = null] = form.exec(text) ?? [];
  return { hasThumbnail: thumbnail !== undefined, sha256 };
}

/** The address of the small copy that a row says it has; null for rows without one. */
export function smallCopyOf(row: { file_path: string; image_id: string }): string | null {
  const { file_path, image_id } = row;
  const path = pathFromUrl(file_path);
  const small = path && thumbnailPath(path);
  if (!small || !readImageIdMetadata(image_id).hasThumbnail) return null;
  return file_path.slice(0, file_path.indexOf(publicPrefix) + publicPrefix.length) + small;
}
