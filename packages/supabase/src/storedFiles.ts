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

/** Whether an address is that of a public file of the site's backend. */
export const isOwnFile = (address: string): boolean =>
  address.startsWith(backend().supabaseUrl + publicFiles);

/** Returns the spellings of a file's address that rows may contain. */
export function urlVariants(address: string): string[] {
  return isOwnFile(address) ? [address, address.slice(backend().supabaseUrl.length)] : [address];
}

export const imageBucket = 'custom-designs-images';

/** The folder that managers may change (policies of storage.objects). */
const FOLDER = 'uploads';
/** Below the pictures' folder, so that the same policies apply. */
const SMALL_FOLDER = 'uploads/thumbs';
const MEDIUM_FOLDER = 'uploads/1280';

export const folders = [FOLDER, SMALL_FOLDER, MEDIUM_FOLDER] as const;

const publicPrefix = `${publicFiles}${imageBucket}/`;

/**
 * The path of a new picture: `uploads/{timestamp}-{random}.{ext}` (docs/behavior/data.md#backend-calls).
 * It contains no part of the file's name.
 */
export function newPath(extension: string, now = Date.now(), random = crypto.randomUUID()) {
  return `${FOLDER}/${now}-${random.replaceAll('-', '').slice(0, 12)}.${extension}`;
}

const copyPath = (folder: string) => (path: string) => {
  const name = /^uploads\/([^/]+?)(\.[a-z0-9]+)?$/i.exec(path)?.[1];
  return name ? `${folder}/${name}` : null;
};

/**
 * The path of a picture's thumbnail. It has no extension, because it may be WebP or JPEG. Its
 * content type says which. Null for pictures that aren't uploads.
 */
export const thumbnailPath = copyPath(SMALL_FOLDER);

/** The path of a picture's copy with a width of 1,280 pixels. Only wider pictures have one. */
export const mediumPath = copyPath(MEDIUM_FOLDER);

/** The paths of an upload and of all copies that it may have. */
export const pathsOf = (path: string): string[] =>
  [path, thumbnailPath(path), mediumPath(path)].filter((each) => each !== null);

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

/** Whether a file came with the project's seed, whose pictures are rendered, and wasn't uploaded. */
export const isSeed = (url: string): boolean => pathFromUrl(url)?.startsWith('seed/') ?? false;

/** Only uploads are ever written or removed here. */
const isUpload = (path: string): boolean => path.startsWith(`${FOLDER}/`);

/** The path of an upload by its public address. Null for other files. */
export function uploadPathFromUrl(url: string): string | null {
  const path = pathFromUrl(url);
  return path && isUpload(path) ? path : null;
}

interface StoredFileRow {
  readonly file_path: string;
  readonly has_thumbnail: boolean;
  /** Whether there's also the copy of 1,280 pixels. */
  readonly has_medium: boolean;
}

/** The address of a copy. It has the query of the picture's address, which names its version. */
function copyAddress(
  { file_path }: Pick<StoredFileRow, 'file_path'>,
  pathOf: typeof thumbnailPath,
): string | null {
  const path = pathFromUrl(file_path);
  const copy = path && pathOf(path);
  if (!copy) return null;
  const base = file_path.slice(0, file_path.indexOf(publicPrefix) + publicPrefix.length);
  return base + copy + (/\?[^#]*/.exec(file_path)?.[0] ?? '');
}

/** The address of a row's thumbnail. Null for rows without one. */
export const smallCopyOf = (row: Omit<StoredFileRow, 'has_medium'>): string | null =>
  row.has_thumbnail ? copyAddress(row, thumbnailPath) : null;

/** The address of a row's copy of 1,280 pixels. Null for rows without one. */
export const mediumCopyOf = (row: Omit<StoredFileRow, 'has_thumbnail'>): string | null =>
  row.has_medium ? copyAddress(row, mediumPath) : null;
