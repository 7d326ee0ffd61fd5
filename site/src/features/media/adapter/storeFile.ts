import { AdapterError, CONNECTION_LOST, failureOf } from '../../../supabase/errors.ts';
import { type MediaClient, withProgress } from '../../../supabase/managerClient.ts';
import { reportError } from '../../../supabase/reportError.ts';
import {
  imageBucket,
  thumbnailPath,
  uploadPathFromUrl,
  writeImageIdMetadata,
} from '../../../supabase/storagePaths.ts';
import { asManager } from '../../auth/index.ts';
import type { ImageDraft, StoredImage } from '../image.ts';
import { imageTable, requireAnswer } from './readImages.ts';

/** One picture to be stored, as the uploads of a screen hand it over. */
export interface ImageUpload extends ImageDraft {
  /** Names the file over all tries, so that it is never stored twice. */
  readonly key: string;
  readonly fileName: string;
  /** What is stored, under its type. */
  readonly content: Blob;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  /** The small copy. */
  readonly thumbnail: Blob;
  readonly signal?: AbortSignal;
  /** How much has been sent, 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/** Where one picture goes, and how far it has come; the same over all tries. */
export interface UploadTarget {
  /** Chosen here, so that a second insert of the same picture is refused by the table itself. */
  readonly id: string;
  readonly place: string;
  readonly url: string;
  isStored: boolean;
  /** Whether a small copy has been stored; the row says so. */
  hasThumbnail: boolean;
}

/** The parts of a storage error that say how a call went. */
interface StorageFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
  readonly code?: string | undefined;
}

/** Storage answers 400 over HTTP and names the real status inside; a lost connection has neither. */
function storageStatus({ status = 0, statusCode = '' }: StorageFailure): number {
  return /^[1-5]\d\d$/.test(statusCode) ? Number(statusCode) : status;
}

/** A storage error as ours; `prefix` begins its words, as in "Upload failed: connection lost". */
export function storageFailure(error: StorageFailure, prefix = ''): AdapterError {
  const answer = { status: storageStatus(error), error };
  const words = answer.status === 0 ? CONNECTION_LOST : error.message || 'Unknown error';
  const message = `${prefix}${words}`;
  return failureOf(message, answer) ?? new AdapterError('network', message, error);
}

/** An hour in caches, and no file is ever overwritten (docs/behavior.md#backend-calls). */
const options = { cacheControl: '3600', upsert: false } as const;

/** "The resource already exists": an earlier try got through and its answer was lost. */
const EXISTS = 409;

/** Begins what the line of a file says (docs/behavior.md#errors). */
export const UPLOAD_FAILED = 'Upload failed: ';

const files = (client: Pick<MediaClient, 'storage'>) => client.storage.from(imageBucket);

/** Whether the bucket holds a file at this place. @throws AdapterError */
export async function isStored(client: MediaClient, place: string): Promise<boolean> {
  const { data } = await files(client)
    .exists(place)
    .catch((error: StorageFailure) => {
      throw storageFailure(error);
    });
  return data;
}

/** Stores the picture, unless an earlier try has. @throws AdapterError 'Upload failed: {message}' */
export async function storePicture(
  client: MediaClient,
  { content, signal, onProgress }: ImageUpload,
  target: UploadTarget,
): Promise<void> {
  // After a wait somebody may have cleaned up what belonged to no row.
  if (target.isStored && (await isStored(client, target.place))) return;
  target.isStored = false;
  target.hasThumbnail = false;
  signal?.throwIfAborted();
  const contentType = content.type;
  const uploads = files(await withProgress(client, { signal, onProgress }));
  const { error } = await uploads.upload(target.place, content, { ...options, contentType });
  signal?.throwIfAborted();
  if (error && storageStatus(error) !== EXISTS) {
    throw storageFailure(error, UPLOAD_FAILED);
  }
  target.isStored = true;
}

/** Stores a small copy, unless there is one. @returns what went wrong */
async function putCopy(
  client: MediaClient,
  place: string,
  copy: Blob,
): Promise<StorageFailure | null> {
  // Nobody follows a small copy, but it ends when nothing moves any more.
  const uploads = files(await withProgress(client, {}));
  const { error } = await uploads.upload(place, copy, { ...options, contentType: copy.type });
  return error && storageStatus(error) !== EXISTS ? error : null;
}

/**
 * Stores the small copy beside the picture, if no earlier try has. A picture without one is shown all
 * the same, so nothing is thrown: `storeSmallCopy` makes up for it.
 */
export async function storeThumbnail(
  client: MediaClient,
  { thumbnail }: ImageUpload,
  target: UploadTarget,
): Promise<void> {
  const place = thumbnailPath(target.place);
  if (target.hasThumbnail || !place) return;
  const error = await putCopy(client, place, thumbnail);
  target.hasThumbnail = error === null;
  if (error) reportError(`No small copy was stored for ${target.place}`, error.message);
}

/**
 * Makes the small copy that an image of ours lacks, and says so in its row.
 * @param draw a small picture of a picture
 * @throws AdapterError, or what `draw` throws
 */
export const storeSmallCopy = (
  { id, url, sha256 }: StoredImage,
  draw: (picture: Blob) => Promise<Blob>,
): Promise<void> =>
  asManager(async (client) => {
    const place = uploadPathFromUrl(url);
    const small = place && thumbnailPath(place);
    if (!small || !sha256) throw new AdapterError('malformed', 'This image was not uploaded here');
    const { data, error } = await files(client).download(place);
    if (error) throw storageFailure(error);
    const failure = await putCopy(client, small, await draw(data));
    if (failure) throw storageFailure(failure);
    const image_id = writeImageIdMetadata(true, sha256);
    const answer = await client.from(imageTable).update({ image_id }).eq('id', id).select('id');
    requireAnswer('Failed to update image', answer);
  });
