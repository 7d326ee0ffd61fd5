import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Kernels give a socket's path about 104 bytes; a deep project folder is longer than that. */
const LONGEST_PATH = 100;

/** Where the process that owns a data directory listens. */
export function lockAddress(dataDir: string): string {
  const directory = resolve(dataDir);
  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\supabase-local-${digest}`;
  const path = join(directory, 'lock.sock');
  return Buffer.byteLength(path) <= LONGEST_PATH ? path : join(tmpdir(), `sbl-${digest}.sock`);
}
