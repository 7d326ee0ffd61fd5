import { readJson } from '../http/readLimited.ts';
import { jsonResponse } from '../http/respond.ts';
import type { Caller, Json, ObjectStore, StoredObject } from '../interfaces.ts';
import { StorageError } from './errors.ts';
import { requireText } from './location.ts';

const LARGEST_BODY = 64 * 1024;

interface Listing {
  prefix: string;
  limit: number;
  offset: number;
}

const FOLDER = {
  ...{ id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null },
};

type Entry = { name: string } & { [field in keyof typeof FOLDER]: unknown };

function wholeNumber(value: Json | undefined, fallback: number): number {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new StorageError('InvalidRequest', 'limit and offset must be whole numbers');
}

/** Whether the list is sorted by name, which is supabase-js's default. */
function isPlain({ search, sortBy }: { [name: string]: Json }): boolean {
  const { column = 'name', order = 'asc' } = Object(sortBy);
  return !search && column === 'name' && order === 'asc';
}

function parseListing(value: unknown): Listing {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StorageError('InvalidRequest', 'The body must be a JSON object');
  }
  const body: { [name: string]: Json } = { ...value };
  if (!isPlain(body)) throw new StorageError('NotSupported', 'Lists are sorted by name, in full');
  const prefix = typeof body.prefix === 'string' ? requireText(body.prefix) : '';
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  return {
    prefix: folder === '' ? '' : `${folder}/`,
    limit: wholeNumber(body.limit, 100),
    offset: wholeNumber(body.offset, 0),
  };
}

function fileEntry(name: string, object: StoredObject): Entry {
  const { id, created_at, updated_at, metadata } = object;
  return { name, id, updated_at, created_at, last_accessed_at: updated_at, metadata };
}

/** Lists one level of the folders in the names. A folder is an entry without an id. */
function entriesOf(objects: StoredObject[], prefix: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    const [name = '', ...deeper] = object.name.slice(prefix.length).split('/');
    if (deeper.length > 0) entries.set(`${name}/`, { name, ...FOLDER });
    else entries.set(name, fileEntry(name, object));
  }
  return [...entries.values()];
}

export async function handleList(
  request: Request,
  bucket: string,
  caller: Caller,
  objects: ObjectStore,
): Promise<Response> {
  if (!(await objects.bucket(bucket))) throw new StorageError('NoSuchBucket', 'Bucket not found');
  const { prefix, limit, offset } = parseListing(await readJson(request, LARGEST_BODY));
  const entries = entriesOf(await objects.list(bucket, prefix, caller), prefix).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return jsonResponse(200, entries.slice(offset, offset + limit));
}
