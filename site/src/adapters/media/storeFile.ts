import type { MediaClient } from '../clientMedia.ts';
import { imageBucket, smallPlace } from '../imageFiles.ts';
import { reportProblem } from '../problems.ts';
import { watchTransfer } from '../transfers.ts';
import { type StorageFailure, storageFailure, storageStatus } from './answers.ts';
import type { ImageUpload, UploadTarget } from './imageUpload.ts';

/** Specification section 9: an hour, and nothing is ever written over. */
const options = { cacheControl: '3600', upsert: false } as const;

/** "The resource already exists": an earlier try got through and its answer was lost. */
const EXISTS = 409;

/** Begins what the line of a file says (specification section 8). */
export const UPLOAD_FAILED = 'Upload failed: ';

const files = (client: MediaClient) => client.storage.from(imageBucket);
const never = new AbortController().signal;

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
  { content, signal = never, onProgress = () => undefined }: ImageUpload,
  target: UploadTarget,
): Promise<void> {
  if (target.isStored) return;
  signal.throwIfAborted();
  const contentType = content.type;
  const { error } = await watchTransfer(
    `${imageBucket}/${target.place}`,
    { signal, onProgress },
    () => files(client).upload(target.place, content, { ...options, contentType }),
  );
  signal.throwIfAborted();
  if (error && storageStatus(error) !== EXISTS) {
    throw storageFailure(error, UPLOAD_FAILED);
  }
  target.isStored = true;
}

/** Stores the small copy beside it. A picture without one is shown all the same, so nothing is thrown. */
export async function storeThumbnail(
  client: MediaClient,
  { thumbnail }: ImageUpload,
  target: UploadTarget,
): Promise<void> {
  const place = smallPlace(target.place);
  if (target.hasThumbnail !== undefined || !thumbnail || !place) return;
  const { error } = await files(client).upload(place, thumbnail, {
    ...options,
    contentType: thumbnail.type,
  });
  target.hasThumbnail = !error || storageStatus(error) === EXISTS;
  if (!target.hasThumbnail) {
    reportProblem('network', `No small copy was stored for ${target.place}`, error);
  }
}
