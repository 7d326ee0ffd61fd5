import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ServerError } from '../server/errors.ts';

export interface Lock {
  /** Handles every connection, including those that opened before this call. */
  onConnection: (handle: (socket: Socket) => void) => void;
  release: () => Promise<void>;
}

/** Kernels allow about 104 bytes for a socket's path. */
const LONGEST_PATH = 100;

const hasCode = (cause: unknown, ...codes: string[]) =>
  cause instanceof Error && 'code' in cause && codes.includes(String(cause.code));

/** Returns the same short socket path for every spelling of the directory. */
async function addressOf(dataDir: string): Promise<string> {
  const directory = await realpath(dataDir);
  const path = join(directory, 'lock.sock');
  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\supabase-local-${digest}`;
  if (Buffer.byteLength(path) <= LONGEST_PATH) return path;
  const folder = join(homedir(), '.supabase-local');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${digest}.sock`);
}

function listen(path: string): Promise<Server> {
  // The whole command is read before the response is sent.
  const server = createServer({ allowHalfOpen: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path, readableAll: false, writableAll: false }, () => resolve(server));
  });
}

/** Connects to the owner of a data directory, or reports that there is none. */
export async function connectToOwner(dataDir: string): Promise<Socket | undefined> {
  try {
    const path = await addressOf(dataDir);
    return await new Promise((resolve, reject) => {
      const socket = connect(path, () => resolve(socket));
      socket.once('error', reject);
    });
  } catch (cause) {
    if (hasCode(cause, 'ECONNREFUSED', 'ENOENT')) return undefined;
    throw cause;
  }
}

async function listenAlone(dataDir: string): Promise<Server> {
  const path = await addressOf(dataDir);
  try {
    return await listen(path);
  } catch (cause) {
    if (!hasCode(cause, 'EADDRINUSE')) throw cause;
    const owner = await connectToOwner(dataDir);
    owner?.destroy();
    if (owner) {
      const message =
        `Another process is using the data in ${dataDir}. Stop that one first (Ctrl-C where it runs), ` +
        'or choose another folder with --data.';
      throw new ServerError('data-locked', message, { cause });
    }
    // A killed process leaves its socket behind.
    await rm(path, { force: true });
    return await listen(path);
  }
}

/**
 * Two processes would destroy a database. A socket closes with its process; a PID file wouldn't.
 */
export async function acquireLock(dataDir: string): Promise<Lock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const server = await listenAlone(dataDir);
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  });
  return {
    onConnection: (handle) => {
      for (const socket of open) handle(socket);
      server.on('connection', handle);
    },
    release: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
