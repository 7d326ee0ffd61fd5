import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes the bytes of a file, or the names in a folder, survive a power cut. Windows can do this only
 * where the bytes are written.
 */
export async function flush(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/**
 * After a crash or a power cut, the file is complete or absent. Once this is done, it is on the disk.
 * A write that fails leaves nothing behind.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.tmp`;
  try {
    await writeFile(part, content, { mode: 0o600, flush: true });
    await rename(part, path);
  } catch (cause) {
    await rm(part, { force: true });
    throw cause;
  }
  await flush(dirname(path));
}
