import type { BlobStore, ByteRange, Bytes } from '../ports.ts';

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
