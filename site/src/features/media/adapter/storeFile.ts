import { AdapterError, CONNECTION_LOST, failureOf } from '../../../supabase/errors.ts';
import {
  type MediaClient,
  type TransferOptions,
  withProgress,
} from '../../../supabase/managerClient.ts';
import { imageBucket, thumbnailPath } from '../../../supabase/storedFiles.ts';
import type { ImageDraft } from '../image.ts';

/** One picture to be stored, as the uploads of a screen hand it over. */
export interface ImageUpload extends ImageDraft, TransferOptions {
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
}

/** Where one picture goes, and how far it has come; the same over all tries. */
export interface UploadTarget {
  /** Chosen here, so that a second insert of the same picture is refused by the table itself. */
  readonly id: string;
  readonly path: string;
  readonly url: string;
  /** Whether the picture is there. */
  isStored: boolean;
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
export async function isStored(client: MediaClient, path: string): Promise<boolean> {
  const { data } = await files(client)
    .exists(path)
    .catch((error: StorageFailure) => {
      throw storageFailure(error);
    });
  return data;
}

/**
 * Stores the picture and its small copy, unless an earlier try has.
 * @throws AdapterError 'Upload failed: {message}'
 */
export async function storeFiles(
  client: MediaClient,
  { content, thumbnail, signal, onProgress }: ImageUpload,
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
  // After a wait somebody may have cleaned up what belonged to no row.
  target.isStored &&= await isStored(client, path);
  if (!target.isStored) await put(path, content, { signal, onProgress });
  target.isStored = true;
  const small = thumbnailPath(path);
  // Nobody follows a small copy, but it ends when nothing moves any more.
  if (small) await put(small, thumbnail, {});
}
