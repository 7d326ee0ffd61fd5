import { jsonResponse, methodNotAllowed, notFound } from '../http/respond.ts';
import type { BlobStore, Caller, ObjectStore, StoredObject } from '../interfaces.ts';
import { download } from './download.ts';
import { missingObject, storageError } from './errors.ts';
import { handleList } from './list.ts';
import { decode, type Location, parseLocation } from './location.ts';
import { handleRemove } from './remove.ts';
import { handleUpload } from './upload.ts';

const PREFIX = '/storage/v1/';

/** Paths that only hosted projects have. They must not be read as a bucket. */
const ABSENT = /^(object\/(sign|upload|copy|move|list-v2)(\/|$)|render\/|bucket(\/|$)|upload\/)/;

export interface StorageContext {
  identify: () => Promise<Caller>;
  objects: ObjectStore;
  blobs: BlobStore;
}

/** Everyone reads a public bucket. In others, the policies decide. */
async function locate(
  { bucket, key }: Location,
  context: StorageContext,
  isPublicUrl: boolean,
): Promise<StoredObject> {
  const caller = isPublicUrl ? undefined : await context.identify();
  const object =
    (await context.objects.findPublic(bucket, key)) ??
    (caller && (await context.objects.find(bucket, key, caller)));
  if (!object) throw missingObject();
  return object;
}

async function read(request: Request, path: string, context: StorageContext): Promise<Response> {
  const isPublicUrl = /^(info\/)?public\//.test(path);
  const isInfo = path.startsWith('info/');
  const location = parseLocation(path.replace(/^(info\/)?(public\/|authenticated\/)?/, ''));
  const object = await locate(location, context, isPublicUrl);
  if (!isInfo) return await download(request, object, context.blobs);
  const { metadata, version, ...rest } = object;
  const { size, mimetype, cacheControl, eTag, lastModified } = metadata;
  const info = { size, content_type: mimetype, cache_control: cacheControl, etag: eTag };
  const answer = { ...rest, version, bucket_id: location.bucket, ...info, metadata: {} };
  return jsonResponse(200, { ...answer, last_modified: lastModified });
}

async function route(request: Request, path: string, context: StorageContext): Promise<Response> {
  if (ABSENT.test(path) || !path.startsWith('object/')) return notFound(`${PREFIX}${path}`);
  const rest = path.slice('object/'.length);
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return await read(request, rest, context);
    case 'POST': {
      const caller = await context.identify();
      const listed = /^list\/([^/]+)$/.exec(rest)?.[1];
      if (listed !== undefined)
        return await handleList(request, decode(listed), caller, context.objects);
      return await handleUpload(request, parseLocation(rest), caller, context);
    }
    case 'DELETE': {
      const caller = await context.identify();
      if (rest.includes('/')) return methodNotAllowed('DELETE', 'GET, HEAD, POST');
      return await handleRemove(request, decode(rest), caller, context);
    }
    default:
      return methodNotAllowed(request.method, 'GET, HEAD, POST, DELETE');
  }
}

export async function handleStorage(request: Request, context: StorageContext): Promise<Response> {
  const path = new URL(request.url).pathname.slice(PREFIX.length);
  try {
    return await route(request, path, context);
  } catch (cause) {
    return storageError(cause);
  }
}
