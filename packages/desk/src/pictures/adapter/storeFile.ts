import { AdapterError, CONNECTION_LOST, failureOf } from '@custom-designs/supabase/errors';
import { imageBucket, mediumPath, thumbnailPath } from '@custom-designs/supabase/storedFiles';
import {
  type ManagerClient,
  type TransferOptions,
  withProgress,
} from '../../auth/managerClient.ts';
import type { ImageDraft } from '../image.ts';

/** A picture to store, from the uploads of a screen. */
export interface ImageUpload extends ImageDraft, TransferOptions {
  /** Identifies the file in all attempts, so that it's never stored twice. */
  readonly key: string;
  readonly fileName: string;
  /** The bytes to store, with their type. */
  readonly content: Blob;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly thumbnail: Blob;
  /** The copy of 1,280 pixels, for wider pictures. */
  readonly medium?: Blob | undefined;
}

/** The columns that say which copies of a picture are stored, and identify its duplicates. */
export const copyColumns = ({ sha256, medium }: Pick<ImageUpload, 'sha256' | 'medium'>) => ({
  sha256,
  has_thumbnail: true,
  has_medium: medium !== undefined,
});

/** The target of one picture and its progress, shared by all attempts. */
export interface UploadTarget {
  /** Chosen here, so that the table refuses a second insert of the same picture. */
  readonly id: string;
  readonly path: string;
  readonly url: string;
  isStored: boolean;
  /** An attempt ended without knowing whether it wrote the row. */
  mayHaveRow: boolean;
}

/** The parts of a storage error that describe the result. */
interface StorageFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Storage responds with HTTP 400 and puts the real status in the body. A lost connection has
 * neither.
 */
function storageStatus({ status = 0, statusCode = '' }: StorageFailure): number {
  return /^[1-5]\d\d$/.test(statusCode) ? Number(statusCode) : status;
}

/**
 * Converts a storage error. `prefix` starts its message, as in "Upload failed: connection lost".
 */
export function storageFailure(error: StorageFailure, prefix = ''): AdapterError {
  const answer = { status: storageStatus(error), error };
  const reason = answer.status === 0 ? CONNECTION_LOST : error.message || 'Unknown error';
  const message = `${prefix}${reason}`;
  return failureOf(message, answer) ?? new AdapterError('network', message, error);
}

/** Cached for an hour, and no file is ever overwritten (docs/behavior/data.md#backend-calls). */
const options = { cacheControl: '3600', upsert: false } as const;

/** "The resource already exists": an earlier attempt succeeded, and its response was lost. */
const EXISTS = 409;

/** The start of a file's error message (docs/behavior/data.md#errors). */
export const UPLOAD_FAILED = 'Upload failed: ';

const files = (client: Pick<ManagerClient, 'storage'>) => client.storage.from(imageBucket);

/** Whether the bucket has a file at this path. @throws AdapterError */
async function isStored(client: ManagerClient, path: string): Promise<boolean> {
  const { data } = await files(client)
    .exists(path)
    .catch((error: StorageFailure) => {
      throw storageFailure(error);
    });
  return data;
}

/**
 * Stores the picture and its copies, unless an earlier attempt did.
 * @throws AdapterError 'Upload failed: {message}'
 */
export async function storeFiles(
  client: ManagerClient,
  { content, thumbnail, medium, signal, onProgress }: ImageUpload,
  target: UploadTarget,
): Promise<void> {
  const { path } = target;
  const put = async (path: string, file: Blob, following: TransferOptions) => {
    signal?.throwIfAborted();
    const uploads = files(await withProgress(client, following));
    const { error } = await uploads.upload(path, file, { ...options, contentType: file.type });
    signal?.throwIfAborted();
    if (error && storageStatus(error) !== EXISTS) throw storageFailure(error, UPLOAD_FAILED);
  };
  // During a wait, someone may have cleaned up files without a row.
  target.isStored &&= await isStored(client, path);
  if (!target.isStored) await put(path, content, { signal, onProgress });
  target.isStored = true;
  // The copies report no progress, but a stalled transfer still ends.
  const small = thumbnailPath(path);
  if (small) await put(small, thumbnail, {});
  const between = mediumPath(path);
  if (between && medium) await put(between, medium, {});
}

/** The files of a stored picture that take another's place. */
export type ReplacementFiles = Pick<ImageUpload, 'content' | 'thumbnail' | 'medium'>;

/**
 * Stores other files at the address of an upload. Can be repeated after any failure. The picture
 * comes last, so that a failure leaves the former one.
 * @throws AdapterError
 */
export async function overwriteFiles(
  client: ManagerClient,
  path: string,
  { content, thumbnail, medium }: ReplacementFiles,
): Promise<void> {
  const uploads = files(await withProgress(client, {}));
  const puts = [
    [mediumPath(path), medium],
    [thumbnailPath(path), thumbnail],
    [path, content],
  ] as const;
  for (const [target, file] of puts) {
    if (!target || !file) continue;
    const overwriting = { ...options, upsert: true, contentType: file.type };
    const { error } = await uploads.upload(target, file, overwriting);
    if (error) throw storageFailure(error, UPLOAD_FAILED);
  }
}
