import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { lockAddress } from './lockAddress.ts';

export class LockedError extends Error {
  constructor(dataDir: string) {
    super(
      `Another process is using the data in ${dataDir}. Stop that one first (Ctrl-C where it runs), ` +
        'or choose another folder with --data.',
    );
    this.name = 'LockedError';
  }
}

export interface Lock {
  /** Whoever connects talks to this process. */
  onConnection: (handle: (socket: Socket) => void) => void;
  release: () => Promise<void>;
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

function listen(address: string): Promise<Server> {
  // A command is read to its end before it is answered.
  const server = createServer({ allowHalfOpen: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: address, readableAll: false, writableAll: false }, () => resolve(server));
  });
}

/** Connects to the owner, or finds that there is none. */
export function connectTo(address: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => resolve(socket));
    socket.once('error', (cause) => {
      const isNobody = ['ECONNREFUSED', 'ENOENT'].includes(codeOf(cause));
      if (isNobody) resolve(undefined);
      else reject(cause);
    });
  });
}

async function isAlive(address: string): Promise<boolean> {
  const socket = await connectTo(address);
  socket?.destroy();
  return socket !== undefined;
}

/**
 * Removes what a killed process left. It is first moved aside and tried once more there: had another
 * process started in between, its live socket is put back instead of being deleted.
 */
async function clearStale(address: string): Promise<boolean> {
  if (await isAlive(address)) return false;
  const aside = `${address}.${randomUUID().slice(0, 4)}`;
  try {
    await rename(address, aside);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return true;
    throw cause;
  }
  if (await isAlive(aside)) {
    await rename(aside, address);
    return false;
  }
  await rm(aside, { force: true });
  return true;
}

/**
 * PGlite has no lock between processes and two of them on one folder destroy it. A listening socket
 * ends with its process however that ends, which a file with a process number does not.
 */
export async function acquireLock(dataDir: string): Promise<Lock> {
  const address = lockAddress(dataDir);
  let server: Server;
  try {
    server = await listen(address);
  } catch (cause) {
    if (codeOf(cause) !== 'EADDRINUSE') throw cause;
    if (!(await clearStale(address))) throw new LockedError(dataDir);
    server = await listen(address).catch((again) => {
      throw codeOf(again) === 'EADDRINUSE' ? new LockedError(dataDir) : again;
    });
  }
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  });
  return {
    onConnection: (handle) => server.on('connection', handle),
    release: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
