import { backend } from './client.ts';

const publicFiles = '/storage/v1/object/public/';

/** Matches the start of such a path, but not after a host or inside a longer path. */
const beginnings = new RegExp(`(?<![\\w.:\\]/-])(?=${publicFiles})`, 'g');

/**
 * Rows may contain only a stored file's path, as the seed does. It then refers to the backend that
 * the site is built for. Adds that backend's address to such paths in a text, and leaves other
 * addresses unchanged.
 */
export const toAbsoluteUrl = (text: string): string =>
  text.includes(publicFiles) ? text.replace(beginnings, backend().supabaseUrl) : text;

/** Does the same for every text in a nested value. */
export function withAbsoluteUrls(value: unknown): unknown {
  if (typeof value === 'string') return toAbsoluteUrl(value);
  if (Array.isArray(value)) return value.map(withAbsoluteUrls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, withAbsoluteUrls(held)]),
  );
}

/** Returns the spellings of a file's address that rows may contain. */
export function urlVariants(address: string): string[] {
  const { supabaseUrl } = backend();
  const isStored = address.startsWith(supabaseUrl + publicFiles);
  return isStored ? [address, address.slice(supabaseUrl.length)] : [address];
}

export const imageBucket = 'custom-designs-images';

/** The folder that managers may change (policies of storage.objects). */
const FOLDER = 'uploads';
/** Below the pictures' folder, so that the same policies apply. */
const SMALL_FOLDER = 'uploads/thumbs';

export const folders = [FOLDER, SMALL_FOLDER] as const;

const publicPrefix = `${publicFiles}${imageBucket}/`;

/**
 * The path of a new picture: `uploads/{timestamp}-{random}.{ext}` (docs/behavior.md#backend-calls).
 * It contains no part of the file's name.
 */
export function newPath(extension: string, now = Date.now(), random = crypto.randomUUID()) {
  return `${FOLDER}/${now}-${random.replaceAll('-', '').slice(0, 12)}.${extension}`;
}

/**
 * The path of a picture's thumbnail. It has no extension, because it may be WebP or JPEG. Its
 * content type says which. Null for pictures that aren't uploads.
 */
export function thumbnailPath(path: string): string | null {
  const name = /^uploads\/([^/]+?)(\.[a-z0-9]+)?$/i.exec(path)?.[1];
  return name ? `${SMALL_FOLDER}/${name}` : null;
}

/** The path in the bucket of a public address. Null for files elsewhere. */
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

/** The path of an upload by its public address. Null for other files. */
export function uploadPathFromUrl(url: string): string | null {
  const path = pathFromUrl(url);
  return path && isUpload(path) ? path : null;
}

/**
 * The column `image_id` holds a placeholder (docs/behavior.md#images-table). For an upload, it's
 * metadata without a column of its own: whether there's a thumbnail, and the hash of the chosen
 * file, which identifies duplicates. Other placeholders have neither.
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

/** The address of a row's thumbnail. Null for rows without one. */
export function smallCopyOf(row: { file_path: string; image_id: string }): string | null {
  const { file_path, image_id } = row;
  const path = pathFromUrl(file_path);
  const small = path && thumbnailPath(path);
  if (!small || !readImageIdMetadata(image_id).hasThumbnail) return null;
  return file_path.slice(0, file_path.indexOf(publicPrefix) + publicPrefix.length) + small;
}
