import { ApiError } from '../http/errors.ts';
import type { Bucket, Caller, NewObject, ObjectStore, StoredObject } from '../ports.ts';
import { isVisible, requireCheck } from './access.ts';
import type { MemoryAuthStore } from './MemoryAuthStore.ts';
import { BUCKETS, OBJECT_POLICIES } from './schema/buckets.ts';
import type { Command } from './schema/table.ts';

export class MemoryObjectStore implements ObjectStore {
  readonly #objects = new Map<string, Map<string, StoredObject>>();
  readonly #auth: MemoryAuthStore;

  constructor(auth: MemoryAuthStore) {
    this.#auth = auth;
  }

  async bucket(id: string): Promise<Bucket | undefined> {
    return BUCKETS.find((bucket) => bucket.id === id);
  }

  async findPublic(bucket: string, name: string): Promise<StoredObject | undefined> {
    const isPublic = (await this.bucket(bucket))?.public === true;
    return isPublic ? this.#in(bucket).get(name) : undefined;
  }

  async find(bucket: string, name: string, caller: Caller): Promise<StoredObject | undefined> {
    const isSeen = this.#sees(bucket, name, 'select', caller);
    return isSeen ? this.#in(bucket).get(name) : undefined;
  }

  async authorizeInsert(bucket: string, name: string, caller: Caller): Promise<void> {
    const row = { bucket_id: bucket, name };
    const asked = this.#auth.toPolicyCaller(caller);
    requireCheck('objects', OBJECT_POLICIES, 'insert', row, asked);
    this.#requireFree(bucket, name);
  }

  async insert(bucket: string, object: NewObject, _caller: Caller): Promise<StoredObject> {
    this.#requireFree(bucket, object.name);
    const now = new Date().toISOString();
    const stored = { ...object, id: crypto.randomUUID(), created_at: now, updated_at: now };
    this.#in(bucket).set(object.name, stored);
    return stored;
  }

  async list(bucket: string, prefix: string, caller: Caller): Promise<StoredObject[]> {
    return [...this.#in(bucket).values()].filter(
      ({ name }) => name.startsWith(prefix) && this.#sees(bucket, name, 'select', caller),
    );
  }

  /** As in SQL, this needs the right to see a row as well as the right to delete it. */
  async remove(bucket: string, names: string[], caller: Caller): Promise<StoredObject[]> {
    const gone = [...this.#in(bucket).values()].filter(
      ({ name }) =>
        names.includes(name) &&
        this.#sees(bucket, name, 'select', caller) &&
        this.#sees(bucket, name, 'delete', caller),
    );
    for (const { name } of gone) this.#in(bucket).delete(name);
    return gone;
  }

  #sees(bucket: string, name: string, command: Command, caller: Caller): boolean {
    const row = { bucket_id: bucket, name };
    return isVisible(OBJECT_POLICIES, command, row, this.#auth.toPolicyCaller(caller));
  }

  #in(bucket: string): Map<string, StoredObject> {
    const objects = this.#objects.get(bucket) ?? new Map<string, StoredObject>();
    this.#objects.set(bucket, objects);
    return objects;
  }

  #requireFree(bucket: string, name: string): void {
    if (!this.#in(bucket).has(name)) return;
    throw new ApiError(
      '23505',
      'duplicate key value violates unique constraint "bucketid_objname"',
    );
  }
}
