import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
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
 * Lets one process at a time take over an abandoned lock: of two that both find it dead, the slower
 * would remove the socket that the faster has just opened. Linux gives names that belong to no file
 * and end with their process, so this one cannot be abandoned itself; elsewhere there is none.
 */
async function claimTakeover(address: string): Promise<Server | undefined> {
  if (process.platform !== 'linux') return undefined;
  // Hashed, since the kernel gives such a name no more room than a short path.
  return listen(`\0takeover-${createHash('sha256').update(address).digest('hex')}`);
}

/** Removes what a killed process left. @returns whether there is nothing left. */
async function clearStale(address: string): Promise<boolean> {
  if (await isAlive(address)) return false;
  await rm(address, { force: true });
  return true;
}

async function takeOver(address: string, dataDir: string): Promise<Server> {
  let claim: Server | undefined;
  try {
    claim = await claimTakeover(address);
    if (await clearStale(address)) return await listen(address);
  } catch (cause) {
    if (codeOf(cause) !== 'EADDRINUSE') throw cause;
  } finally {
    claim?.close();
  }
  throw new LockedError(dataDir);
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
    server = await takeOver(address, dataDir);
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
