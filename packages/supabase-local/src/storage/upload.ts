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
  isReplacing = false,
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
  const { bucket, key } = location;
  const former = isReplacing ? await stores.objects.find(bucket, key, caller) : undefined;
  await stores.blobs.put(version, upload.bytes);
  try {
    const object = { name: key, version, metadata };
    const stored = await stores.objects.insert(bucket, object, caller, isReplacing);
    if (former) await stores.blobs.remove(former.version);
    return stored;
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
  const isReplacing = request.headers.get('x-upsert') === 'true';
  const bucket = await stores.objects.bucket(location.bucket);
  if (!bucket) throw new StorageError('NoSuchBucket', 'Bucket not found');
  // Runs before any byte is read, so a stranger can't fill the disk or the memory.
  await stores.objects.authorizeInsert(location.bucket, location.key, caller, isReplacing);
  const upload = await readUpload(request, bucket.fileSizeLimit ?? DEFAULT_LIMIT);
  const contentType = checkedType(upload.contentType, upload.bytes, bucket);
  const typed = { ...upload, contentType };
  const stored = await store(location, typed, caller, stores, isReplacing);
  return jsonResponse(200, { Id: stored.id, Key: `${location.bucket}/${location.key}` });
}
