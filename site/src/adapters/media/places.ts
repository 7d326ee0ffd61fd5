import { imageBucket } from './row.ts';

/** Where managers may write and delete (policies of storage.objects). */
const FOLDER = 'uploads';
/** Beside the pictures, so that the same policies hold. */
const SMALL_FOLDER = 'uploads/thumbs';

export const folders = [FOLDER, SMALL_FOLDER] as const;

const publicPlace = `/storage/v1/object/public/${imageBucket}/`;

/**
 * The place of a new picture: `uploads/{timestamp}-{random}.{ext}` (specification section 7). Nothing
 * of the file's own name is in it.
 */
export function newPlace(extension: string, now = Date.now(), random = crypto.randomUUID()) {
  return `${FOLDER}/${now}-${random.replaceAll('-', '').slice(0, 12)}.${extension}`;
}

/**
 * Where the small copy of a picture lies. It has no extension: it is WebP, or JPEG from a browser
 * that writes no WebP, and says so in its content type. Null for pictures that are not uploads.
 */
export function smallPlace(place: string): string | null {
  const name = /^uploads\/([^/]+?)(\.[a-z0-9]+)?$/i.exec(place)?.[1];
  return name ? `${SMALL_FOLDER}/${name}` : null;
}

/** The place in the bucket that a public address names; null for files elsewhere. */
export function placeOf(url: string): string | null {
  const at = url.indexOf(publicPlace);
  if (at < 0) return null;
  const path = url.slice(at + publicPlace.length).replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

export const isUpload = (place: string): boolean => place.startsWith(`${FOLDER}/`);
