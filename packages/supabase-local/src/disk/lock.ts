import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { type LockAddress, lockAddress } from './lockAddress.ts';

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
  /** Everyone who connects talks to this process. */
  onConnection: (handle: (socket: Socket) => void) => void;
  release: () => Promise<void>;
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

function listen(address: string): Promise<Server> {
  // The whole command is read before the response is sent.
  const server = createServer({ allowHalfOpen: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: address, readableAll: false, writableAll: false }, () => resolve(server));
  });
}

function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket));
    socket.once('error', (cause) => {
      const isNobody = ['ECONNREFUSED', 'ENOENT'].includes(codeOf(cause));
      if (isNobody) resolve(undefined);
      else reject(cause);
    });
  });
}

/** Connects to the owner of a data directory, or reports that there is none. */
export async function connectToOwner(dataDir: string): Promise<Socket | undefined> {
  let address: LockAddress;
  try {
    address = await lockAddress(dataDir);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw cause;
  }
  try {
    return await connectTo(address.path);
  } finally {
    await address.release();
  }
}

async function isAlive(path: string): Promise<boolean> {
  const socket = await connectTo(path);
  socket?.destroy();
  return socket !== undefined;
}

/**
 * Lets one process at a time take over an abandoned lock. If two processes find it abandoned, the
 * slower one would otherwise remove the socket that the faster one has just opened. Linux supports
 * abstract names, which belong to no file and end with their process, so this lock cannot be
 * abandoned itself. Other systems have none.
 */
async function claimTakeover(identity: string): Promise<Server | undefined> {
  if (process.platform !== 'linux') return undefined;
  return listen(`\0supabase-local-takeover-${identity}`);
}

/** Removes what a killed process left. @returns whether nothing is left. */
async function clearStale(path: string): Promise<boolean> {
  if (await isAlive(path)) return false;
  await rm(path, { force: true });
  return true;
}

async function takeOver({ path, identity }: LockAddress, dataDir: string): Promise<Server> {
  let claim: Server | undefined;
  try {
    claim = await claimTakeover(identity);
    if (await clearStale(path)) return await listen(path);
  } catch (cause) {
    if (codeOf(cause) !== 'EADDRINUSE') throw cause;
  } finally {
    claim?.close();
  }
  throw new LockedError(dataDir);
}

async function listenOrTakeOver(address: LockAddress, dataDir: string): Promise<Server> {
  try {
    return await listen(address.path);
  } catch (cause) {
    if (codeOf(cause) !== 'EADDRINUSE') throw cause;
    return await takeOver(address, dataDir);
  }
}

/**
 * PGlite has no lock between processes, and two processes on one folder destroy it. A listening
 * socket ends with its process, however the process ends. A PID file would outlive it.
 */
export async function acquireLock(dataDir: string): Promise<Lock> {
  const address = await lockAddress(dataDir);
  let server: Server;
  try {
    server = await listenOrTakeOver(address, dataDir);
  } catch (cause) {
    await address.release();
    throw cause;
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
        server.close(() => resolve(address.release()));
      }),
  };
}
