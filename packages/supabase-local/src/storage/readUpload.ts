import { readLimited } from '../http/readLimited.ts';
import type { Bytes } from '../interfaces.ts';
import { StorageError } from './errors.ts';

export interface Upload {
  bytes: Bytes;
  contentType: string;
  cacheControl: string;
}

/** Room for the boundaries and fields of a multipart body, in addition to the file. */
const MULTIPART_ROOM = 64 * 1024;

function tooLarge(): StorageError {
  return new StorageError('EntityTooLarge', 'The object exceeded the maximum allowed size');
}

async function readBytes(request: Request, limit: number): Promise<Bytes> {
  const bytes = await readLimited(request, limit);
  if (!bytes) throw tooLarge();
  return bytes;
}

const SECONDS = /^\d{1,10}$/;
/** `public, max-age=60`. The value becomes a header of every download, so its form is checked. */
const DIRECTIVES = /^[a-z-]+(=\d{1,10})?(, ?[a-z-]+(=\d{1,10})?)*$/i;
const LONGEST_CACHE_CONTROL = 200;

function readCacheControl(given: string | null): string {
  if (given === null || given === '') return 'no-cache';
  if (SECONDS.test(given)) return `max-age=${given}`;
  if (given.length <= LONGEST_CACHE_CONTROL && DIRECTIVES.test(given)) return given;
  throw new StorageError(
    'InvalidRequest',
    `The cache control ${JSON.stringify(given.slice(0, 100))} is neither a number of seconds nor a list like "public, max-age=60"`,
  );
}

async function readForm(bytes: Bytes, type: string, limit: number): Promise<Upload> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  // supabase-js gives the file an empty field name. Any single file is accepted.
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw new StorageError('InvalidRequest', 'No content provided');
  if (file.size > limit) throw tooLarge();
  const cacheControl = form.get('cacheControl');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    contentType: file.type || 'application/octet-stream',
    cacheControl: readCacheControl(typeof cacheControl === 'string' ? cacheControl : null),
  };
}

export async function readUpload(request: Request, limit: number): Promise<Upload> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  if (/^multipart\/form-data/i.test(type)) {
    const bytes = await readBytes(request, limit + MULTIPART_ROOM);
    try {
      return await readForm(bytes, type, limit);
    } catch (cause) {
      if (cause instanceof StorageError) throw cause;
      throw new StorageError('InvalidRequest', 'The multipart body could not be read');
    }
  }
  const bytes = await readBytes(request, limit);
  const cacheControl = readCacheControl(request.headers.get('cache-control'));
  return { bytes, contentType: type, cacheControl };
}
