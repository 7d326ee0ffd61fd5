import { readJson } from '../http/readLimited.ts';
import { jsonResponse } from '../http/respond.ts';
import type { Caller, Json, ObjectStore, StoredObject } from '../ports.ts';
import { StorageError } from './errors.ts';
import { requireText } from './location.ts';

const SORTS = ['name', 'created_at', 'updated_at', 'last_accessed_at'] as const;

const LARGEST_BODY = 64 * 1024;

interface Listing {
  prefix: string;
  limit: number;
  offset: number;
  search: string;
  column: (typeof SORTS)[number];
  descending: boolean;
}

interface Entry {
  name: string;
  id: string | null;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: object | null;
}

function wholeNumber(value: Json | undefined, fallback: number): number {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new StorageError('InvalidRequest', 'limit and offset must be whole numbers');
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? requireText(value) : '';
}

function parseListing(value: unknown): Listing {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StorageError('InvalidRequest', 'The body must be a JSON object');
  }
  const body: { [name: string]: Json } = { ...value };
  const sort = body.sortBy;
  const { column, order } =
    typeof sort === 'object' && sort !== null && !Array.isArray(sort) ? sort : {};
  const folder = textOf(body.prefix).replace(/^\/+|\/+$/g, '');
  const known = SORTS.find((name) => name === (column ?? 'name'));
  if (!known) throw new StorageError('InvalidRequest', `Cannot sort by ${JSON.stringify(column)}`);
  return {
    prefix: folder === '' ? '' : `${folder}/`,
    limit: wholeNumber(body.limit, 100),
    offset: wholeNumber(body.offset, 0),
    search: textOf(body.search).toLowerCase(),
    column: known,
    descending: order === 'desc',
  };
}

function fileEntry(name: string, object: StoredObject): Entry {
  const { id, created_at, updated_at, metadata } = object;
  return { name, id, updated_at, created_at, last_accessed_at: updated_at, metadata };
}

function folderEntry(name: string): Entry {
  return {
    name,
    id: null,
    updated_at: null,
    created_at: null,
    last_accessed_at: null,
    metadata: null,
  };
}

/** One level of the tree that the names form. A folder is an entry without an id. */
function entriesOf(objects: StoredObject[], prefix: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    const [name = '', ...deeper] = object.name.slice(prefix.length).split('/');
    if (deeper.length > 0) entries.set(`${name}/`, folderEntry(name));
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
  const listing = parseListing(await readJson(request, LARGEST_BODY));
  const { column, descending, prefix, offset } = listing;
  const entries = entriesOf(await objects.list(bucket, prefix, caller), prefix)
    .filter((entry) => entry.name.toLowerCase().startsWith(listing.search))
    .sort((a, b) => {
      const [left, right] = [a[column] ?? '', b[column] ?? ''];
      const order = left < right ? -1 : Number(left > right);
      return descending ? -order : order;
    });
  return jsonResponse(200, entries.slice(offset, offset + listing.limit));
}
