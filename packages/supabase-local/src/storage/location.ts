import { StorageError } from './errors.ts';

export interface Location {
  bucket: string;
  key: string;
}

/** The characters that are safe in S3 keys. Storage allows them too. */
const SAFE = /^[\w/!\-.*'() &$@=;:+,?]+$/;

export function checkKey(key: string): string {
  const segments = key.split('/');
  const isTraversal = segments.some((part) => part === '' || part === '.' || part === '..');
  if (isTraversal || !SAFE.test(key) || key.length > 1024) {
    throw new StorageError('InvalidKey', `Invalid key: ${key.slice(0, 200)}`);
  }
  return key;
}

/** PostgreSQL text cannot contain a zero byte, so nothing has such a name. */
export function requireText(name: string): string {
  if (!name.includes('\0')) return name;
  throw new StorageError('InvalidKey', 'Invalid key: it holds a zero byte');
}

export function decode(path: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw new StorageError('InvalidKey', `Invalid key: ${path.slice(0, 200)}`);
  }
  return requireText(decoded);
}

/** Reads `bucket/folder/file` from a percent-encoded path. */
export function parseLocation(path: string): Location {
  const decoded = decode(path);
  const slash = decoded.indexOf('/');
  if (slash <= 0) throw new StorageError('InvalidRequest', 'A bucket and a path are required');
  return { bucket: decoded.slice(0, slash), key: checkKey(decoded.slice(slash + 1)) };
}
