import type { BlobStore, StoredObject } from '../interfaces.ts';
import { missingObject } from './errors.ts';
import { isShown } from './fileTypes.ts';
import { parseRange } from './range.ts';

/** Stored files are untrusted, so none may run as a page of this origin. */
function headersOf({ metadata }: StoredObject): Headers {
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': metadata.cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': metadata.mimetype,
    'cross-origin-resource-policy': 'cross-origin',
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'x-content-type-options': 'nosniff',
  });
  if (!isShown(metadata.mimetype)) headers.set('content-disposition', 'attachment');
  return headers;
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const wanted = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return wanted.includes('*') || wanted.includes(etag);
}

/**
 * Only GET supports ranges (RFC 9110, 14.2). Ranges of different versions must not be joined
 * (13.1.5). A date in `If-Range` can't distinguish two versions from the same second.
 */
function rangeHeader(request: Request, { metadata }: StoredObject): string | null {
  if (request.method !== 'GET') return null;
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== metadata.eTag) return null;
  return request.headers.get('range');
}

export async function download(
  request: Request,
  object: StoredObject,
  blobs: BlobStore,
): Promise<Response> {
  const headers = headersOf(object);
  const { size, eTag } = object.metadata;
  if (matches(request.headers.get('if-none-match'), eTag)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  const range = parseRange(rangeHeader(request, object), size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    headers.set('cache-control', 'no-store');
    headers.delete('content-type');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = await blobs.open(object.version, { start, end });
  if (!body) throw missingObject();
  return new Response(body, { status, headers });
}
