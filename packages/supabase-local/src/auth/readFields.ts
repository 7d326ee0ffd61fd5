import { readJson } from '../http/readLimited.ts';
import { AuthError } from './errors.ts';

const LARGEST_BODY = 64 * 1024;

export interface Fields {
  /** A text. @throws AuthError if it's missing, empty, or not a text */
  text: (name: string) => string;
  /** A text, or undefined if it's missing, null, or empty. @throws AuthError if it's not a text */
  optional: (name: string) => string | undefined;
  /** The names of the fields whose value isn't null. */
  names: readonly string[];
  /** An object, or an empty one if it's missing. */
  object: (name: string) => object;
}

/** Reads a JSON body. @throws AuthError if it isn't an object */
export async function readFields(request: Request): Promise<Fields> {
  const body = await readJson(request, LARGEST_BODY);
  if (typeof body !== 'object' || body === null) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const fail = (name: string, why: string) =>
    new AuthError(400, 'validation_failed', `The field "${name}" ${why}`);
  const optional = (name: string) => {
    const value: unknown = Reflect.get(body, name) ?? '';
    if (typeof value !== 'string') throw fail(name, 'is not a text');
    // PostgreSQL text cannot contain a zero byte, so no account has one.
    if (value.includes('\0')) throw fail(name, 'holds a zero byte');
    return value === '' ? undefined : value;
  };
  return {
    optional,
    text: (name) => {
      const value = optional(name);
      if (value === undefined) throw fail(name, 'is required');
      return value;
    },
    names: Object.entries(body).flatMap(([name, value]) => (value === null ? [] : [name])),
    object: (name) => {
      const value: unknown = Reflect.get(body, name);
      return typeof value === 'object' && value !== null ? value : {};
    },
  };
}

/** An email address in lower case. @throws AuthError as Supabase Auth does */
export function checkEmail(text: string): string {
  if (text.length > 255) {
    throw new AuthError(400, 'validation_failed', 'An email address is too long');
  }
  if (!/^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+$/.test(text)) {
    const message = 'Unable to validate email address: invalid format';
    throw new AuthError(400, 'validation_failed', message);
  }
  return text.toLowerCase();
}
