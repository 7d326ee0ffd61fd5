import { createHash } from 'node:crypto';
import { mkdir, open, realpath, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Kernels allow about 104 bytes for the path of a socket. */
const LONGEST_PATH = 100;

export interface LockAddress {
  /** The address to listen on or connect to. Valid until `release`. */
  path: string;
  /** The same for every path and process that refers to this directory. */
  identity: string;
  release: () => Promise<void>;
}

const nothing = async () => undefined;

/**
 * The address where the owner of a data directory listens. It must not depend on the environment or
 * on how the directory was named, because two owners would destroy the database. So the socket is in
 * the directory itself. If no short path leads there, it is in a fixed folder of the user.
 */
export async function lockAddress(dataDir: string): Promise<LockAddress> {
  const directory = await realpath(dataDir);
  const { dev, ino } = await stat(directory);
  const identity = `${dev}-${ino}`;
  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  if (process.platform === 'win32') {
    return { path: `\\\\.\\pipe\\supabase-local-${digest}`, identity, release: nothing };
  }
  const path = join(directory, 'lock.sock');
  if (Buffer.byteLength(path) <= LONGEST_PATH) return { path, identity, release: nothing };
  if (process.platform === 'linux') {
    // A path through an open folder is short, however deep the folder is.
    const handle = await open(directory);
    const short = `/proc/self/fd/${handle.fd}/lock.sock`;
    return { path: short, identity, release: () => handle.close() };
  }
  const home = join(userInfo().homedir, '.supabase-local');
  await mkdir(home, { recursive: true, mode: 0o700 });
  return { path: join(home, `${digest}.sock`), identity, release: nothing };
}
