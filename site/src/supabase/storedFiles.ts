import { backend } from './client.ts';

const publicFiles = '/storage/v1/object/public/';

/** Where such a path begins: neither behind a host nor inside a longer path. */
const beginnings = new RegExp(`(?<![\\w.:\\]/-])(?=${publicFiles})`, 'g');

/**
 * Rows may name a stored file by its path alone, as the seed does: it then lies in the backend that
 * the site is built over, whichever that is. Gives a text the full addresses of such files; those of
 * other places stay as they are.
 */
export const inFull = (text: string): string =>
  text.includes(publicFiles) ? text.replace(beginnings, backend().supabaseUrl) : text;

/** The same for every text in a value of any shape, however deep. */
export function withFullAddresses(value: unknown): unknown {
  if (typeof value === 'string') return inFull(value);
  if (Array.isArray(value)) return value.map(withFullAddresses);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, withFullAddresses(held)]),
  );
}

/** The ways in which rows may name the file of a full address. */
export function bothAddresses(address: string): string[] {
  const { supabaseUrl } = backend();
  const isStored = address.startsWith(supabaseUrl + publicFiles);
  return isStored ? [address, address.slice(supabaseUrl.length)] : [address];
}
