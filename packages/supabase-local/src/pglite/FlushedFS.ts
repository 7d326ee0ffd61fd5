import fs from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { flush } from '../disk/flush.ts';

/** The part of Emscripten's file system for Node that its types lack. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number; node: { mode: number } }) => number };
  /** Converts a Node error to the error number that PostgreSQL expects. */
  tryFSOperation: (operation: () => void) => void;
}

/** PGlite turns flushing off (-F). Emscripten has no `fdatasync`, so `fsync` flushes the log too. */
export const FLUSHED = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** A folder whose writes survive a power cut. Emscripten's own file system has no `fsync`. */
export class FlushedFS extends NodeFS {
  #isFlushing: boolean;

  /** Flushes a new database once after its creation, which takes a tenth of the time. */
  constructor(directory: string, isNew: boolean) {
    super(directory);
    this.#isFlushing = !isNew;
  }

  override async init(...parameters: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...parameters);
    const addFsync = ({ NODEFS }: { NODEFS: unknown }) => {
      const files = NODEFS as NodeFiles;
      files.stream_ops.fsync = ({ nfd, node }) => {
        const isFolder = (node.mode & fs.constants.S_IFMT) === fs.constants.S_IFDIR;
        const isPossible = process.platform !== 'win32' || !isFolder;
        if (this.#isFlushing && isPossible) files.tryFSOperation(() => fs.fsyncSync(nfd));
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  /** Flushes all earlier writes, and then each write that PostgreSQL wants flushed. */
  async flushFromNowOn(): Promise<void> {
    const entries = await readdir(this.rootDir, { recursive: true, withFileTypes: true });
    await Promise.all(entries.map(({ parentPath, name }) => flush(join(parentPath, name))));
    this.#isFlushing = true;
  }
}
