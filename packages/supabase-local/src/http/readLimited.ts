import type { Bytes } from '../ports.ts';
import { ApiError } from './errors.ts';

/**
 * Undefined when there is more: reading stops there, whatever the sender's own figure says.
 * Throws ApiError (400) when the sender breaks off.
 */
export async function readLimited(request: Request, limit: number): Promise<Bytes | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const read = async () => {
    try {
      return await reader?.read();
    } catch {
      throw new ApiError('PGRST102', 'The request body broke off', { status: 400 });
    }
  };
  for (let next = await read(); next && !next.done; next = await read()) {
    size += next.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** The JSON of a small body; undefined when it is too large or none. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await readLimited(request, limit);
  if (!bytes) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
