import { ApiError } from '../http/errors.ts';
import type {
  BlobStore,
  Bucket,
  ByteRange,
  Bytes,
  Caller,
  NewObject,
  ObjectStore,
  StoredObject,
} from '../interfaces.ts';
import { isManager, requireManager } from './MemoryRestEngine.ts';

export class MemoryBlobStore implements BlobStore {
  readonly #blobs = new Map<string, Bytes>();

  async put(version: string, bytes: Bytes): Promise<void> {
    this.#blobs.set(version, bytes);
  }

  async open(version: string, { start, end }: ByteRange): Promise<Bytes | undefined> {
    return this.#blobs.get(version)?.slice(start, end + 1);
  }

  async remove(version: string): Promise<void> {
    this.#blobs.delete(version);
  }
}

/** Public buckets without their own limits. Only managers list and change files. */
export class MemoryObjectStore implements ObjectStore {
  readonly #objects = new Map<string, StoredObject>();

  async bucket(id: string): Promise<Bucket> {
    return { id, public: true, fileSizeLimit: null, allowedMimeTypes: null };
  }

  async findPublic(bucket: string, name: string): Promise<StoredObject | undefined> {
    return this.#objects.get(`${bucket}/${name}`);
  }

  find(bucket: string, name: string): Promise<StoredObject | undefined> {
    return this.findPublic(bucket, name);
  }

  async authorizeInsert(_bucket: string, _name: string, caller: Caller): Promise<void> {
    requireManager(caller, 'objects');
  }

  async insert(
    bucket: string,
    object: NewObject,
    _caller: Caller,
    isReplacing = false,
  ): Promise<StoredObject> {
    const key = `${bucket}/${object.name}`;
    if (this.#objects.has(key) && !isReplacing) {
      const message = 'duplicate key value violates unique constraint "bucketid_objname"';
      throw new ApiError('23505', message);
    }
    const now = new Date().toISOString();
    const stored = { ...object, id: crypto.randomUUID(), created_at: now, updated_at: now };
    this.#objects.set(key, stored);
    return stored;
  }

  async list(bucket: string, prefix: string, caller: Caller): Promise<StoredObject[]> {
    if (!isManager(caller)) return [];
    const start = `${bucket}/${prefix}`;
    return [...this.#objects].flatMap(([key, object]) => (key.startsWith(start) ? object : []));
  }

  async remove(bucket: string, names: string[], caller: Caller): Promise<StoredObject[]> {
    const found = await this.list(bucket, '', caller);
    const gone = found.filter(({ name }) => names.includes(name));
    for (const { name } of gone) this.#objects.delete(`${bucket}/${name}`);
    return gone;
  }
}
