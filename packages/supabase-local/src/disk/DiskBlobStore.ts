import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore, ByteRange, Bytes } from '../ports.ts';

/** The backend creates versions, but they become file names, so they are checked anyway. */
const VERSION = /^[0-9a-f-]{36}$/;

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}

function unlessMissing(cause: unknown): undefined {
  if (!isMissing(cause)) throw cause;
  return undefined;
}

const CHUNK_BYTES = 256 * 1024;

/**
 * Reads the range only as fast as the consumer does, and closes the file at its end or on cancel.
 */
function streamOf(file: FileHandle, { start, end }: ByteRange): ReadableStream<Bytes> {
  let position = start;
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = new Uint8Array(Math.min(CHUNK_BYTES, end + 1 - position));
        const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead));
        if (bytesRead > 0 && position <= end) return;
        await file.close();
        if (position <= end) throw new Error('A stored file is shorter than its row says');
        controller.close();
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
}

/** One flat folder of files named by version, so a key from a visitor never becomes a path. */
export class DiskBlobStore implements BlobStore {
  readonly directory: string;
  /** Operations that need every file to stay, and the files to remove when they are done. */
  #keepers = 0;
  readonly #leaving = new Set<string>();

  constructor(directory: string) {
    this.directory = directory;
  }

  async prepare(): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const names = await readdir(this.directory);
    const abandoned = names.filter((name) => name.endsWith('.tmp'));
    await Promise.all(abandoned.map((name) => rm(join(this.directory, name), { force: true })));
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
    let file: FileHandle;
    try {
      // Opened at once, so a file that is removed from now on can still be read to its end.
      file = await open(this.#path(version));
    } catch (cause) {
      return unlessMissing(cause);
    }
    if (range.end >= range.start) return streamOf(file, range);
    await file.close();
    return new Blob([]).stream();
  }

  async remove(version: string): Promise<void> {
    if (this.#keepers > 0) this.#leaving.add(version);
    else await rm(this.#path(version), { force: true });
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
      if (this.#keepers === 0) await this.#removeLeaving();
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

  /** Files that a crash left without a row. Their rows are gone, so nothing can request them. */
  async sweep(isKnown: (version: string) => boolean): Promise<number> {
    const versions = (await readdir(this.directory)).filter((name) => VERSION.test(name));
    const orphans = versions.filter((version) => !isKnown(version));
    await Promise.all(orphans.map((version) => this.remove(version)));
    return orphans.length;
  }

  async #removeLeaving(): Promise<void> {
    const versions = [...this.#leaving];
    this.#leaving.clear();
    await Promise.all(versions.map((version) => this.remove(version)));
  }

  #path(version: string): string {
    if (!VERSION.test(version)) throw new Error('Not a version of a stored object');
    return join(this.directory, version);
  }
}
