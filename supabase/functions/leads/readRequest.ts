import { PHOTO_LENGTH } from './photo.ts';

/** Several times the longest message that the schemas accept. */
const LARGEST_TEXT = 64 * 1024;

const JSON_TYPE = /^application\/json\b/i;
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * Whether the request comes from a form without JavaScript, so the browser shows the response as a
 * page.
 */
export const isForm = ({ headers }: Request): boolean =>
  FORM_TYPE.test(headers.get('content-type') ?? '');

/** Undefined if the body is larger than the limit, whatever Content-Length says. */
async function readBytes(
  { body }: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export type Read = { readonly values: unknown } | { readonly status: 400 | 413 | 415 };

/** Only JSON has a photo. Without it, the body must not be larger than a form. */
function isTooLarge(bytes: Uint8Array, values: unknown): boolean {
  const { photo } = Object(values);
  return bytes.length - (typeof photo === 'string' ? photo.length : 0) > LARGEST_TEXT;
}

/**
 * Reads the values of a JSON body or of a form's fields, without files. Check boxes of one name
 * become one list: "Lighting, Patio".
 */
export async function readRequest(request: Request): Promise<Read> {
  const type = request.headers.get('content-type') ?? '';
  if (!JSON_TYPE.test(type) && !FORM_TYPE.test(type)) return { status: 415 };
  try {
    const isJson = JSON_TYPE.test(type);
    const bytes = await readBytes(request, isJson ? LARGEST_TEXT + PHOTO_LENGTH : LARGEST_TEXT);
    if (!bytes) return { status: 413 };
    const whole = new Response(bytes, { headers: { 'content-type': type } });
    if (isJson) {
      const values: unknown = await whole.json();
      return isTooLarge(bytes, values) ? { status: 413 } : { values };
    }
    const texts = [...(await whole.formData())].filter(([, value]) => typeof value === 'string');
    const fields = Map.groupBy(texts, ([name]) => name);
    return {
      values: Object.fromEntries(
        [...fields].map(([name, same]) => [name, same.map(([, value]) => value).join(', ')]),
      ),
    };
  } catch {
    return { status: 400 };
  }
}
