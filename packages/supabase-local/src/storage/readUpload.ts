import { readLimited } from '../http/readLimited.ts';
import type { Bytes } from '../ports.ts';
import { StorageFault } from './errors.ts';

export interface Upload {
  bytes: Bytes;
  contentType: string;
  cacheControl: string;
}

/** Room for the boundaries and fields of a multipart body around the file itself. */
const MULTIPART_ROOM = 64 * 1024;

function tooLarge(): StorageFault {
  return new StorageFault('EntityTooLarge', 'The object exceeded the maximum allowed size');
}

async function readBytes(request: Request, limit: number): Promise<Bytes> {
  const bytes = await readLimited(request, limit);
  if (!bytes) throw tooLarge();
  return bytes;
}

function seconds(cacheControl: string | null): string {
  if (cacheControl === null || cacheControl === '') return 'no-cache';
  return /^\d+$/.test(cacheControl) ? `max-age=${cacheControl}` : cacheControl;
}

async function readForm(bytes: Bytes, type: string, limit: number): Promise<Upload> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  // supabase-js gives the file an empty field name; any single file will do.
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw new StorageFault('InvalidRequest', 'No content provided');
  if (file.size > limit) throw tooLarge();
  const cacheControl = form.get('cacheControl');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    contentType: file.type || 'application/octet-stream',
    cacheControl: seconds(typeof cacheControl === 'string' ? cacheControl : null),
  };
}

export async function readUpload(request: Request, limit: number): Promise<Upload> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  if (/^multipart\/form-data/i.test(type)) {
    const bytes = await readBytes(request, limit + MULTIPART_ROOM);
    try {
      return await readForm(bytes, type, limit);
    } catch (cause) {
      if (cause instanceof StorageFault) throw cause;
      throw new StorageFault('InvalidRequest', 'The multipart body could not be read');
    }
  }
  const bytes = await readBytes(request, limit);
  return { bytes, contentType: type, cacheControl: seconds(request.headers.get('cache-control')) };
}
