import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Flushes the bytes of a file or the names in a folder, which Windows cannot do here. */
export async function flush(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** The file is whole or absent, also after a power cut. A failed write leaves nothing behind. */
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
