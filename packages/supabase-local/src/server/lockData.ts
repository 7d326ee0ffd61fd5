import { mkdir } from 'node:fs/promises';
import { acquireLock, type Lock, LockedError } from '../disk/lock.ts';
import { ServerError } from './errors.ts';

export async function lockData(dataDir: string): Promise<Lock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    return await acquireLock(dataDir);
  } catch (cause) {
    if (cause instanceof LockedError) {
      throw new ServerError('data-locked', cause.message, { cause });
    }
    throw cause;
  }
}
