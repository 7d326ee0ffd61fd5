import { join } from 'node:path';
import { DiskBlobStore } from '../disk/DiskBlobStore.ts';
import type { Lock } from '../disk/lock.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { SqlAuthStore } from '../sql/SqlAuthStore.ts';
import { SqlObjectStore } from '../sql/SqlObjectStore.ts';
import { type Config, loadConfig } from './config.ts';
import { lockData } from './lockData.ts';
import { openDatabase } from './openData.ts';
import { resetData } from './reset.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { applyBuckets, isSeedDue, seed } from './seed.ts';

export interface BackendOptions {
  supabaseDir: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The address that takes the place of the default one in the seed. */
  url: string;
  onProgress: (message: string) => void;
  /** Runs while the data is locked and before the database is opened. */
  beforeOpen?: () => Promise<void>;
}

/** Everything but HTTP: what the server serves and what the command line works on without one. */
export interface Backend {
  config: Config;
  secrets: Secrets;
  lock: Lock;
  dataDir: string;
  database: SqlDatabase;
  auth: SqlAuthStore;
  objects: SqlObjectStore;
  blobs: DiskBlobStore;
  createdData: boolean;
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** Locks the data, opens the database, migrates it, and seeds it if it is new. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, url, onProgress } = options;
  const config = await loadConfig(options.supabaseDir);
  const lock = await lockData(dataDir);
  let database: SqlDatabase | undefined;
  try {
    await options.beforeOpen?.();
    const secrets = await loadSecrets(dataDir);
    database = await openDatabase(options);
    const blobs = new DiskBlobStore(join(dataDir, 'objects'));
    await blobs.prepare();
    const objects = new SqlObjectStore(database);
    const auth = new SqlAuthStore(database, { reuseSeconds: config.reuseSeconds });
    const target = { database, objects, blobs, url };
    await applyBuckets(database, config.buckets);
    const createdData = await isSeedDue(database);
    if (createdData) await seed(config, target, onProgress);
    const close = async () => {
      await target.database.close();
      await lock.release();
    };
    const reset = () => resetData(config, target, onProgress);
    return { ...target, config, secrets, lock, dataDir, auth, createdData, reset, close };
  } catch (cause) {
    await database?.close();
    await lock.release();
    throw cause;
  }
}
