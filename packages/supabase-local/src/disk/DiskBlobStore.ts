import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobStore, ByteRange, Bytes } from '../ports.ts';

/** Versions are made by the backend; checked all the same, since they become file names. */
const VERSION = /^[0-9a-f-]{36}$/;

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}

/** One flat folder of files named by version, so that no key of a visitor ever becomes a path. */
export class DiskBlobStore implements BlobStore {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  async prepare(): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const names = await readdir(this.directory);
    const abandoned = names.filter((name) => name.endsWith('.tmp'));
    await Promise.all(abandoned.map((name) => rm(join(this.directory, name), { force: true })));
  }

  /** Written beside its name, flushed, then renamed: after a crash the file is whole or absent. */
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
    const path = this.#path(version);
    try {
      await stat(path);
    } catch (cause) {
      if (isMissing(cause)) return undefined;
      throw cause;
    }
    if (range.end < range.start) return new Blob([]).stream();
    const stream: ReadableStream = Readable.toWeb(createReadStream(path, range)) as ReadableStream;
    return stream;
  }

  async remove(version: string): Promise<void> {
    await rm(this.#path(version), { force: true });
  }

  /** Files a crash left without a row. Their rows are gone, so nothing can ask for them. */
  async sweep(isKnown: (version: string) => boolean): Promise<number> {
    const orphans = (await readdir(this.directory)).filter((name) => !isKnown(name));
    await Promise.all(orphans.map((name) => rm(join(this.directory, name), { force: true })));
    return orphans.length;
  }

  #path(version: string): string {
    if (!VERSION.test(version)) throw new Error('Not a version of a stored object');
    return join(this.directory, version);
  }
}
