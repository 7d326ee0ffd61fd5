import type { Bucket, Caller, NewObject, ObjectStore, StoredObject } from '../interfaces.ts';
import { asCaller, queryJson, type SqlDatabase, type SqlRunner } from './database.ts';
import { isoTime } from './quote.ts';

const OBJECT = `json_build_object(
  'id', o.id, 'name', o.name, 'version', o.version, 'created_at', ${isoTime('o.created_at')},
  'updated_at', ${isoTime('o.updated_at')}, 'metadata', o.metadata)`;

const BUCKET = `
  select json_build_object(
    'id', id, 'public', public, 'fileSizeLimit', file_size_limit,
    'allowedMimeTypes', allowed_mime_types)::text as body
  from storage.buckets where id = $1`;

const FIND = `select ${OBJECT}::text as body from storage.objects o where bucket_id = $1 and name = $2`;

const FIND_PUBLIC = `${FIND} and exists (select from storage.buckets b where b.id = bucket_id and b.public)`;

const INSERT = `
  insert into storage.objects as o (bucket_id, name, owner, owner_id, version, metadata)
  values ($1, $2, nullif($3, '')::uuid, nullif($3, ''), $4, $5::jsonb)`;

const REPLACE = `${INSERT}
  on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
    version = excluded.version, metadata = excluded.metadata, updated_at = now()`;

const LIST = `
  select coalesce(json_agg(${OBJECT} order by o.name), '[]')::text as body
  from storage.objects o where bucket_id = $1 and starts_with(name, $2)`;

const REMOVE = `
  with gone as (
    delete from storage.objects
    where bucket_id = $1 and name in (select json_array_elements_text($2::json)) returning *
  )
  select coalesce(json_agg(${OBJECT}), '[]')::text as body from gone o`;

/** Rolls back the trial insert, and is caught in this file. */
const UNDO = new Error('undo the trial insert');

function ownerOf(caller: Caller): string {
  return typeof caller.claims.sub === 'string' ? caller.claims.sub : '';
}

export class SqlObjectStore implements ObjectStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  bucket(id: string): Promise<Bucket | undefined> {
    return queryJson(this.#database, BUCKET, [id]);
  }

  findPublic(bucket: string, name: string): Promise<StoredObject | undefined> {
    return queryJson(this.#database, FIND_PUBLIC, [bucket, name]);
  }

  find(bucket: string, name: string, caller: Caller): Promise<StoredObject | undefined> {
    const work = (sql: SqlRunner) => queryJson<StoredObject>(sql, FIND, [bucket, name]);
    return asCaller(this.#database, caller, work);
  }

  async authorizeInsert(
    bucket: string,
    name: string,
    caller: Caller,
    isReplacing = false,
  ): Promise<void> {
    try {
      await asCaller(this.#database, caller, async (sql) => {
        await sql.query(isReplacing ? REPLACE : INSERT, [bucket, name, ownerOf(caller), '', '{}']);
        throw UNDO;
      });
    } catch (cause) {
      if (cause !== UNDO) throw cause;
    }
  }

  async insert(
    bucket: string,
    object: NewObject,
    caller: Caller,
    isReplacing = false,
  ): Promise<StoredObject> {
    const { name, version, metadata } = object;
    const values = [bucket, name, ownerOf(caller), version, JSON.stringify(metadata)];
    const text = `${isReplacing ? REPLACE : INSERT} returning ${OBJECT}::text as body`;
    const stored = await queryJson<StoredObject>(this.#database, text, values);
    if (!stored) throw new Error('The stored object was not returned');
    return stored;
  }

  async list(bucket: string, prefix: string, caller: Caller): Promise<StoredObject[]> {
    const work = (sql: SqlRunner) => queryJson<StoredObject[]>(sql, LIST, [bucket, prefix]);
    return (await asCaller(this.#database, caller, work)) ?? [];
  }

  async remove(bucket: string, names: string[], caller: Caller): Promise<StoredObject[]> {
    const work = (sql: SqlRunner) =>
      queryJson<StoredObject[]>(sql, REMOVE, [bucket, JSON.stringify(names)]);
    return (await asCaller(this.#database, caller, work)) ?? [];
  }
}
