import { UndecodablePicture } from './drawThumbnail.ts';
import { DamagedFile } from './formats/ByteReader.ts';
import type { Picture } from './formats/picture.ts';
import { formats, type ImageType, uploadLimits } from './formats.ts';
import { makeThumbnail } from './makeThumbnail.ts';
import type { RefusalReason } from './refusals.ts';
import { sniff } from './sniff.ts';

/** What a file really is, read from its bytes. */
export interface PictureFacts {
  readonly type: ImageType;
  readonly extension: string;
  /** As it is shown, in pixels. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the file as it was chosen, in hexadecimal: equal files have equal ones. */
  readonly sha256: string;
}

export type Inspected =
  | { readonly isAccepted: true; readonly facts: PictureFacts }
  | { readonly isAccepted: false; readonly refused: RefusalReason };

const refuse = (refused: RefusalReason): Inspected => ({ isAccepted: false, refused });

const pictureName = /\.(jpe?g|png|gif|webp|avif|hei[cf]|tiff?|bmp|jxl|svg)$/i;

/** Called a picture by the browser, or by its name: browsers know no type for the `.HEIC` of a phone. */
const isCalledPicture = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type.startsWith('image/') || pictureName.test(name);

/** The browser does not know what the file is, so its bytes have to say it. */
const isUntyped = ({ type }: Pick<File, 'type'>) =>
  type === '' || type === 'application/octet-stream';

/** The two checks that need no bytes; undefined for a pass (docs/behavior.md#media-file-checks). */
export function checkFile(file: Pick<File, 'type' | 'size' | 'name'>): RefusalReason | undefined {
  const isTooLarge = file.size > uploadLimits.bytes;
  if (isCalledPicture(file)) return isTooLarge ? { reason: 'size' } : undefined;
  return isUntyped(file) && !isTooLarge ? undefined : { reason: 'type' };
}

/** Reads sizes and structure without decoding a pixel, so a small file that unpacks to gigabytes is harmless. */
export function readPicture(
  bytes: Uint8Array,
): { readonly type: ImageType; readonly picture: Picture } | RefusalReason {
  if (bytes.length === 0) return { reason: 'empty' };
  const sniffed = sniff(bytes);
  if (sniffed.kind === 'svg') return { reason: 'svg' };
  if (sniffed.kind === 'foreign') return { reason: 'foreign', format: sniffed.format };
  if (sniffed.kind === 'unknown') return { reason: 'contents' };
  try {
    const picture = formats[sniffed.type].read(bytes);
    const { width, height } = picture;
    const isTooLarge =
      width * height > uploadLimits.pixels || Math.max(width, height) > uploadLimits.side;
    return isTooLarge ? { reason: 'pixels', width, height } : { type: sniffed.type, picture };
  } catch (cause) {
    if (cause instanceof DamagedFile) return { reason: 'damaged' };
    throw cause;
  }
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Looks into a file; one that cannot be read any more is refused as well. */
export async function inspectFile(file: File): Promise<Inspected> {
  const refused = checkFile(file);
  if (refused) return refuse(refused);
  const bytes = await bytesOf(file).catch(() => undefined);
  if (!bytes) return refuse({ reason: 'unreadable' });
  const read = readPicture(bytes);
  if ('reason' in read) {
    return refuse(read.reason === 'contents' && !isCalledPicture(file) ? { reason: 'type' } : read);
  }
  const { width, height } = read.picture;
  const { extension } = formats[read.type];
  const sha256 = await hash(bytes);
  return { isAccepted: true, facts: { type: read.type, extension, width, height, sha256 } };
}

/** The file was another one when it was looked at. */
export class ChangedFile extends Error {
  override readonly name = 'ChangedFile';
}

/**
 * The picture as it is uploaded: the same pixels with the right type, without place, camera and
 * whatever else traveled along. @throws ChangedFile when it can no longer be read as it was.
 */
export async function cleanFile(file: File): Promise<Blob> {
  const bytes = await bytesOf(file).catch(() => undefined);
  const read = bytes && readPicture(bytes);
  if (!read || 'reason' in read) {
    throw new ChangedFile(`${file.name} could not be read. It may have been moved or changed.`);
  }
  return new Blob([...read.picture.parts] as BlobPart[], { type: read.type });
}

/** A file that may be uploaded: what it is, and its small copy where one could be made. */
export interface AcceptedPicture extends PictureFacts {
  readonly thumbnail: Blob | null;
}

export type PictureVerdict =
  | { readonly isAccepted: true; readonly picture: AcceptedPicture }
  | { readonly isAccepted: false; readonly refused: RefusalReason };

async function withThumbnail(
  file: File,
  inspected: Inspected,
  make: (picture: Blob) => Promise<Blob | null>,
): Promise<PictureVerdict> {
  if (!inspected.isAccepted) return inspected;
  const { facts } = inspected;
  try {
    // Under its real type: some browsers believe the name that a file came with.
    const thumbnail = await make(file.slice(0, file.size, facts.type));
    return { isAccepted: true, picture: { ...facts, thumbnail } };
  } catch (cause) {
    if (!(cause instanceof UndecodablePicture)) throw cause;
    return { isAccepted: false, refused: { reason: 'damaged' } };
  }
}

/**
 * Looks into a file, refuses what browsers cannot show, and makes its small copy. Only that copy is
 * ever drawn in lists: two hundred photos would otherwise unpack to ten gigabytes.
 */
export async function inspectPicture(
  file: File,
  make: (picture: Blob) => Promise<Blob | null> = makeThumbnail,
): Promise<PictureVerdict> {
  return withThumbnail(file, await inspectFile(file), make);
}
