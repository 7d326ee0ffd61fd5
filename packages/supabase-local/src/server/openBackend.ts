import { join } from 'node:path';
import { DiskBlobStore } from '../disk/DiskBlobStore.ts';
import { DiskOutbox } from '../disk/DiskOutbox.ts';
import { acquireLock, type Lock } from '../disk/lock.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { literal } from '../sql/quote.ts';
import { SqlAuthStore } from '../sql/SqlAuthStore.ts';
import { SqlObjectStore } from '../sql/SqlObjectStore.ts';
import { type Config, loadConfig } from './config.ts';
import { explainFailure } from './explainFailure.ts';
import { openDatabase } from './openData.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { emptyTables, seed } from './seed.ts';

export interface BackendOptions {
  supabaseDir: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The address of stored files, which rows contain. Undefined without a server. */
  url?: string;
  onProgress: (message: string) => void;
}

/** Everything except HTTP, shared by the server and the command line. */
export interface Backend {
  config: Config;
  secrets: Secrets;
  lock: Lock;
  database: SqlDatabase;
  auth: SqlAuthStore;
  objects: SqlObjectStore;
  blobs: DiskBlobStore;
  outbox: DiskOutbox;
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

type Note = 'id' | 'origin' | 'seed';

/** Reads a value that the backend stores about a database, in that database. */
async function readNote(database: SqlDatabase, name: Note): Promise<string | undefined> {
  const text = `select value from supabase_local.notes where name = ${literal(name)}`;
  const [result] = await database.script(text);
  const value = result?.rows[0]?.value;
  return typeof value === 'string' ? value : undefined;
}

async function writeNote(database: SqlDatabase, name: Note, value: string): Promise<void> {
  await database.script(`
    insert into supabase_local.notes values (${literal(name)}, ${literal(value)})
    on conflict (name) do update set value = excluded.value`);
}

/** Returns whether a row owns a file in the data directory. Files without a row can be removed. */
async function knownTo(database: SqlDatabase, query: string): Promise<(id: string) => boolean> {
  const [found] = await database.script(query);
  const ids = new Set(found?.rows.map(({ id }) => id));
  return (id) => ids.has(id);
}

/** Each database has its own folder, because another database would treat its files as unused. */
async function openFiles(database: SqlDatabase, { dataDir, databaseUrl }: BackendOptions) {
  const isEmbedded = databaseUrl === undefined;
  const folder = isEmbedded ? 'objects' : `objects-${await readNote(database, 'id')}`;
  const blobs = new DiskBlobStore(join(dataDir, folder));
  await blobs.sweep(await knownTo(database, 'select version as id from storage.objects'));
  const outbox = new DiskOutbox(join(dataDir, 'outbox'));
  const isKnown = await knownTo(database, 'select id from public.lead_deliveries');
  await outbox.sweep((id) => !isEmbedded || isKnown(id));
  return { blobs, outbox };
}

const PUBLIC_FILES = '/storage/v1/object/public/';

/** Updates the full addresses in uploaded rows to this server's port. */
async function moveOrigin(database: SqlDatabase, url: string): Promise<void> {
  const before = await readNote(database, 'origin');
  if (before === url) return;
  if (before !== undefined) {
    const [from, to] = [before, url].map((origin) => literal(origin + PUBLIC_FILES));
    await database.script(
      `update public.images set file_path = replace(file_path, ${from}, ${to})`,
    );
  }
  await writeNote(database, 'origin', url);
}

/**
 * Locks the data, opens the database, migrates it, and seeds it if it is new. @throws ServerError for
 * what the user can mend
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  try {
    return await open(options);
  } catch (cause) {
    throw explainFailure(cause, options);
  }
}

async function open(options: BackendOptions): Promise<Backend> {
  const { dataDir, onProgress } = options;
  const config = await loadConfig(options.supabaseDir);
  const lock = await acquireLock(dataDir);
  let database: SqlDatabase | undefined;
  const close = async () => {
    await database?.close();
    await lock.release();
  };
  try {
    const secrets = await loadSecrets(dataDir);
    database = await openDatabase(options);
    const target = {
      database,
      objects: new SqlObjectStore(database),
      ...(await openFiles(database, options)),
    };
    if ((await readNote(database, 'seed')) === 'due') await seed(config, target, onProgress);
    if (options.url !== undefined) await moveOrigin(database, options.url);
    const reset = async () => {
      await target.outbox.clear();
      await emptyTables(target.database);
      await target.blobs.sweep(() => false);
      await seed(config, target, onProgress);
    };
    const { jwtSecret } = secrets;
    const auth = new SqlAuthStore(database, { ...config, jwtSecret });
    return { ...target, config, secrets, lock, auth, reset, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
