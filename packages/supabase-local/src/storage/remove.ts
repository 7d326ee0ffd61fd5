import { readJson } from '../http/readLimited.ts';
import { jsonResponse } from '../http/respond.ts';
import type { BlobStore, Caller, ObjectStore } from '../interfaces.ts';
import { StorageError } from './errors.ts';
import { requireText } from './location.ts';

const MOST = 1000;
const LARGEST_BODY = 2 * 1024 * 1024;

async function readPrefixes(request: Request): Promise<string[]> {
  const body = await readJson(request, LARGEST_BODY);
  const prefixes = typeof body === 'object' && body !== null && Reflect.get(body, 'prefixes');
  const isList = Array.isArray(prefixes) && prefixes.every((one) => typeof one === 'string');
  if (!isList || prefixes.length === 0 || prefixes.length > MOST) {
    throw new StorageError('InvalidRequest', `prefixes must be a list of 1 to ${MOST} paths`);
  }
  return prefixes.map(requireText);
}

/** Deletes the row first, then the file. A crash in between leaves a file that nobody sees. */
export async function handleRemove(
  request: Request,
  bucket: string,
  caller: Caller,
  stores: { objects: ObjectStore; blobs: BlobStore },
): Promise<Response> {
  const found = await stores.objects.bucket(bucket);
  if (!found) throw new StorageError('NoSuchBucket', 'Bucket not found');
  const gone = await stores.objects.remove(bucket, await readPrefixes(request), caller);
  await Promise.all(gone.map(({ version }) => stores.blobs.remove(version)));
  const answer = gone.map(({ version: _, ...object }) => ({ ...object, bucket_id: bucket }));
  return jsonResponse(200, answer);
}
