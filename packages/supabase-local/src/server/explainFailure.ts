import { join } from 'node:path';
import { DISK_FULL } from '../disk/flush.ts';
import { ServerError } from './errors.ts';

export const RESTORE = 'packages/supabase-local/README.md says how';
export const GIVE_UP = 'give up its rows, files and accounts with "pnpm backend reset"';

/**
 * Returns the driver's first message. If a host has several addresses, the first message is enough.
 */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}

/** PostgreSQL's codes for damaged tables and indexes. */
const DAMAGED = ['XX001', 'XX002'];
const READ_ONLY = ['EROFS', 'EACCES', 'EPERM'];

/** Where the data is. */
export interface DataPlace {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Names the folder and what to do, if the disk caused the failure. Any other error stays as it is.
 */
export function explainFailure(cause: unknown, { dataDir, databaseUrl }: DataPlace): unknown {
  if (cause instanceof ServerError || !(cause instanceof Error) || !('code' in cause)) return cause;
  const code = String(cause.code);
  const reason = reasonOf(cause);
  if (READ_ONLY.includes(code)) {
    const message =
      `The data in ${dataDir} cannot be written: ${reason}. Give your account the right to write ` +
      'in this folder, or choose another folder with --data.';
    return new ServerError('data-read-only', message, { cause });
  }
  // The disk and the tables of DATABASE_URL are on another server.
  if (databaseUrl !== undefined && code !== 'ENOSPC') return cause;
  if (code === 'ENOSPC' || code === DISK_FULL) {
    const message =
      `The disk with the data in ${dataDir} is full: ${reason}. Free some space and start again. ` +
      'What was stored before is still there.';
    return new ServerError('disk-full', message, { cause });
  }
  if (DAMAGED.includes(code)) {
    const message =
      `The database in ${join(dataDir, 'database')} is damaged: ${reason}. Restore a backup ` +
      `(${RESTORE}), or ${GIVE_UP}.`;
    return new ServerError('data-corrupt', message, { cause });
  }
  return cause;
}
