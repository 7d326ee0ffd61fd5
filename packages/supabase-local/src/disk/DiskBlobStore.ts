import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobStore, ByteRange, Bytes } from '../interfaces.ts';
import { writeWhole } from './flush.ts';

/** The backend creates versions, but they become file names, so they are checked anyway. */
const VERSION = /^[0-9a-f-]{36}$/;

/** One flat folder of files named by version, so a key from a visitor never becomes a path. */
export class DiskBlobStore implements BlobStore {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  async put(version: string, bytes: Bytes): Promise<void> {
    await writeWhole(this.#path(version), bytes);
  }

  async open(version: string, range: ByteRange): Promise<ReadableStream<Bytes> | undefined> {
    // Opens the file at once, so it can be read to its end even if it's removed meanwhile.
    const file = await open(this.#path(version)).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOENT') throw cause;
    });
    if (!file) return undefined;
    if (range.end < range.start) {
      await file.close();
      return new Blob([]).stream();
    }
    return Readable.toWeb(file.createReadStream(range)) as ReadableStream<Bytes>;
  }

  async remove(version: string): Promise<void> {
    await rm(this.#path(version), { force: true });
  }

  /** Creates the folder, and removes the files that a crash left without a row. */
  async sweep(isKnown: (name: string) => boolean): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const orphans = (await readdir(this.directory)).filter((name) => !isKnown(name));
    await Promise.all(orphans.map((name) => rm(join(this.directory, name), { force: true })));
  }

  #path(version: string): string {
    if (!VERSION.test(version)) throw new Error('Not a version of a stored object');
    return join(this.directory, version);
  }
}
