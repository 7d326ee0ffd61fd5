import type { Bucket } from '../interfaces.ts';
import { StorageError } from './errors.ts';

/**
 * Returns the brands in the `ftyp` box (ISO/IEC 14496-12): the major brand, then the compatible
 * ones.
 */
function brandsOf(text: string): string[] {
  if (!text.startsWith('ftyp', 4)) return [];
  return [text.slice(8, 12), ...(text.slice(16).match(/.{4}/gs) ?? [])];
}

const withBrand = (brand: RegExp) => (text: string) =>
  brandsOf(text).some((one) => brand.test(one));

/** Reads the document type, EBML element 4282. Its name follows its length. */
const documentType = (text: string) => text.slice(text.indexOf('B\x82') + 2).slice(1, 5);

/** The types that browsers show in a page, recognized by their first bytes (decision 12). */
const SIGNATURES: { [type: string]: (text: string) => boolean } = {
  'image/jpeg': (text) => text.startsWith('\xff\xd8\xff'),
  'image/png': (text) => text.startsWith('\x89PNG\r\n\x1a\n'),
  'image/gif': (text) => /^GIF8[79]a/.test(text),
  'image/webp': (text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8),
  // Before MP4, because an animated AVIF also has one of its brands.
  'image/avif': withBrand(/^avi[fs]$/),
  'video/mp4': withBrand(/^(isom|iso[2-9]|mp4[12]|avc1|av01|dash|M4V )$/),
  'video/webm': (text) => text.startsWith('\x1aE\xdf\xa3') && documentType(text) === 'webm',
};

const FIRST_BYTES = 256;
const MEDIA_TYPE = /^[a-z0-9!#$&^_.+-]{1,64}\/[a-z0-9!#$&^_.+-]{1,64}$/;
const UNDECLARED = 'application/octet-stream';

/** Returns the start of a file, limited to the first box if the file consists of boxes. */
function beginning(bytes: Uint8Array): string {
  const text = String.fromCharCode(...bytes.subarray(0, FIRST_BYTES));
  if (!text.startsWith('ftyp', 4)) return text;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return text.slice(0, length);
}

/** Undefined for anything but pictures and videos that browsers show. */
export function typeOfBytes(bytes: Uint8Array): string | undefined {
  const text = beginning(bytes);
  return Object.keys(SIGNATURES).find((type) => SIGNATURES[type]?.(text));
}

/** Whether a browser may show the type in a page. Files of other types can only be downloaded. */
export function isShown(type: string): boolean {
  return Object.hasOwn(SIGNATURES, type);
}

function requireAllowed(type: string, allowed: string[] | null): void {
  if (allowed === null) return;
  if (allowed.includes(type) || allowed.includes(`${type.split('/')[0]}/*`)) return;
  throw new StorageError('InvalidMimeType', `mime type ${type} is not supported`);
}

/**
 * Returns the type to store and send: the declared type without its parameters.
 * @throws StorageError if the bytes contradict it, or if the bucket doesn't accept it
 */
export function checkedType(
  declared: string,
  bytes: Uint8Array,
  { allowedMimeTypes }: Pick<Bucket, 'allowedMimeTypes'>,
): string {
  const type = (declared.split(';')[0] ?? '').trim().toLowerCase();
  if (!MEDIA_TYPE.test(type)) {
    const shown = JSON.stringify(declared.slice(0, 100));
    throw new StorageError('InvalidMimeType', `${shown} is not a media type`);
  }
  requireAllowed(type, allowedMimeTypes);
  const found = typeOfBytes(bytes);
  const isBorneOut = found === undefined ? !isShown(type) : found === type || type === UNDECLARED;
  if (isBorneOut) return found ?? type;
  throw new StorageError(
    'InvalidMimeType',
    `The file is declared as ${type}, but its bytes are ${found ?? 'something else'}. Send it under its own type.`,
  );
}
