import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobStore, ByteRange, Bytes } from '../ports.ts';

/** The backend creates versions, but they become file names, so they are checked anyway. */
const VERSION = /^[0-9a-f-]{36}$/;

function unlessMissing(cause: unknown): undefined {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
  throw cause;
}

/** One flat folder of files named by version, so a key from a visitor never becomes a path. */
export class DiskBlobStore implements BlobStore {
  readonly directory: string;
  /** Backups in progress, which need every file to stay. */
  #keepers = 0;

  constructor(directory: string) {
    this.directory = directory;
  }

  /**
   * Writes to a temporary name, flushes, then renames. After a crash, the file is complete or
   * absent.
   */
  async put(version: string, bytes: Bytes): Promise<void> {
    const path = this.#path(version);
    const file = await open(`${path}.tmp`, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.tmp`, path);
  }

  async open(version: string, range: ByteRange): Promise<ReadableStream<Bytes> | undefined> {
    // Opened at once, so a file that is removed from now on can still be read to its end.
    const file = await open(this.#path(version)).catch(unlessMissing);
    if (!file) return undefined;
    if (range.end < range.start) {
      await file.close();
      return new Blob([]).stream();
    }
    return Readable.toWeb(file.createReadStream(range)) as ReadableStream<Bytes>;
  }

  /** While a backup runs, the file stays until the next start. */
  async remove(version: string): Promise<void> {
    if (this.#keepers === 0) await rm(this.#path(version), { force: true });
  }

  /**
   * Keeps every file while the work runs. Rows may be deleted in the meantime, but a database dump
   * that the work has made still contains them.
   */
  async keepAll<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#keepers += 1;
    try {
      return await work();
    } finally {
      this.#keepers -= 1;
    }
  }

  /** Copies every complete file. @returns how many there were */
  async copyTo(folder: string): Promise<number> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const versions = (await readdir(this.directory)).filter((name) => VERSION.test(name));
    for (const version of versions) {
      // Only a file whose row was deleted before the work began can still be pending removal.
      await copyFile(this.#path(version), join(folder, version)).catch(unlessMissing);
    }
    return versions.length;
  }

  /** Creates the folder, and removes the files that a crash or a backup left without a row. */
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
