import { jsonResponse } from '../http/respond.ts';
import type { BlobStore, Bytes, Caller, ObjectStore, StoredObject } from '../interfaces.ts';
import { StorageError } from './errors.ts';
import { checkedType } from './fileTypes.ts';
import type { Location } from './location.ts';
import { readUpload, type Upload } from './readUpload.ts';

/** The limit of a bucket without its own: the default of hosted projects. */
const DEFAULT_LIMIT = 50 * 1024 * 1024;

async function etagOf(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('')}"`;
}

/**
 * Writes the bytes first, then the row. A crash can leave an unused file, but no row without a
 * file.
 */
export async function store(
  location: Location,
  upload: Upload,
  caller: Caller,
  stores: { objects: ObjectStore; blobs: BlobStore },
): Promise<StoredObject> {
  const version = crypto.randomUUID();
  const size = upload.bytes.byteLength;
  const metadata = {
    eTag: await etagOf(upload.bytes),
    size,
    mimetype: upload.contentType,
    cacheControl: upload.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
  await stores.blobs.put(version, upload.bytes);
  try {
    const object = { name: location.key, version, metadata };
    return await stores.objects.insert(location.bucket, object, caller);
  } catch (cause) {
    await stores.blobs.remove(version);
    throw cause;
  }
}

export async function handleUpload(
  request: Request,
  location: Location,
  caller: Caller,
  stores: { objects: ObjectStore; blobs: BlobStore },
): Promise<Response> {
  if (request.headers.get('x-upsert') === 'true') {
    throw new StorageError('NotSupported', 'Overwriting is not supported: remove the file first');
  }
  const bucket = await stores.objects.bucket(location.bucket);
  if (!bucket) throw new StorageError('NoSuchBucket', 'Bucket not found');
  // Runs before any byte is read, so a stranger can't fill the disk or the memory.
  await stores.objects.authorizeInsert(location.bucket, location.key, caller);
  const upload = await readUpload(request, bucket.fileSizeLimit ?? DEFAULT_LIMIT);
  const contentType = checkedType(upload.contentType, upload.bytes, bucket);
  const stored = await store(location, { ...upload, contentType }, caller, stores);
  return jsonResponse(200, { Id: stored.id, Key: `${location.bucket}/${location.key}` });
}
