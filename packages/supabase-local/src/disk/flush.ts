import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ApiError } from '../http/errors.ts';

/** PostgreSQL's code. */
export const DISK_FULL = '53100';

/** Flushes a file's bytes or a folder's names. Windows can't flush folders. */
export async function flush(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/**
 * Writes a file so that it's complete or absent, even after a power cut. A failed write leaves
 * nothing. @throws ApiError (507) if the disk is full
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.tmp`;
  try {
    await writeFile(part, content, { mode: 0o600, flush: true });
    await rename(part, path);
  } catch (cause) {
    await rm(part, { force: true });
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC')) throw cause;
    throw new ApiError(DISK_FULL, 'The disk of the backend is full', { cause });
  }
  await flush(dirname(path));
}
