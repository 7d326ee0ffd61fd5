import type { Bytes } from '../interfaces.ts';
import { ApiError } from './errors.ts';

/**
 * Returns undefined beyond the limit, whatever Content-Length says. @throws ApiError (400) on an
 * abort
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

/** Far more than any row has. Engines parse JSON recursively and fail if it is nested too deep. */
const DEEPEST_JSON = 100;

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > DEEPEST_JSON) return true;
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(isContainer);
  }
  return false;
}

/**
 * Returns the JSON of a small body. Undefined if it's too large, nested deeper than 100, or not
 * JSON.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await readLimited(request, limit);
  if (!bytes) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
