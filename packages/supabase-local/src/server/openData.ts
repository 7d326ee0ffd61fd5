import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../http/errors.ts';
import { openPglite } from '../pglite/openPglite.ts';
import { openPostgres } from '../postgres/openPostgres.ts';
import { bootstrap } from '../sql/bootstrap/bootstrap.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { migrate, readMigrations, UnknownMigrationError } from '../sql/migrate.ts';
import { ServerError } from './errors.ts';

export interface DataOptions {
  supabaseDir: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  onProgress: (message: string) => void;
}

/** PGlite cannot read the data of another major version of PostgreSQL than its own. */
const PGLITE_MAJOR = '18';

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Creates the database if it is missing. A note next to it says that this is in progress. If a start
 * was interrupted, the database is still empty and can be deleted.
 */
async function openEmbedded(dataDir: string): Promise<SqlDatabase> {
  const directory = join(dataDir, 'database');
  const note = join(dataDir, 'database.incomplete');
  const isNew = (await readdir(directory).catch(() => [])).length === 0;
  if (isNew || (await isThere(note))) {
    await writeFile(note, '');
    await rm(directory, { recursive: true, force: true });
    const database = await openPglite(directory);
    await rm(note);
    return database;
  }
  try {
    const major = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
    if (major !== PGLITE_MAJOR) {
      throw new Error(`it says PostgreSQL ${major}, and this version reads ${PGLITE_MAJOR}`);
    }
    return await openPglite(directory);
  } catch (cause) {
    const message =
      `The database in ${directory} cannot be opened: ${reasonOf(cause)}. Unless the disk is full or ` +
      'not readable, restore a backup (packages/supabase-local/README.md says how), or give up its ' +
      'rows, files and accounts with "pnpm backend reset".';
    throw new ServerError('data-corrupt', message, { cause });
  }
}

/** The driver's first message. If a name has several addresses, one message stands for all. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}

async function openRemote(url: string): Promise<SqlDatabase> {
  const database = await openPostgres(url);
  try {
    await database.script('select 1');
    return database;
  } catch (cause) {
    await database.close();
    const message = `The database that DATABASE_URL names cannot be reached: ${reasonOf(cause)}`;
    throw new ServerError('database-unreachable', message, { cause });
  }
}

function otherSchema({ dataDir, databaseUrl }: DataOptions, cause: Error): ServerError {
  const [place, remedy] =
    databaseUrl === undefined
      ? [dataDir, 'Delete it and begin again with "pnpm backend reset".']
      : ['the database of DATABASE_URL', 'Give an empty database.'];
  const message =
    `The data in ${place} is from another version of this project: its migrations ${cause.message} ` +
    `are not in supabase/migrations. ${remedy}`;
  return new ServerError('data-version', message, { cause });
}

/** Deletes everything that the embedded database has. The secrets stay, so scripts keep their key. */
export async function deleteData(dataDir: string): Promise<void> {
  for (const folder of ['outbox', 'database', 'objects']) {
    await rm(join(dataDir, folder), { recursive: true, force: true });
  }
}

/** Opens the database and brings its schema up to date. The data directory must be locked. */
export async function openDatabase(options: DataOptions): Promise<SqlDatabase> {
  const { databaseUrl, dataDir, supabaseDir, onProgress } = options;
  onProgress(databaseUrl ? 'Connecting to PostgreSQL' : 'Opening the database');
  const database = databaseUrl ? await openRemote(databaseUrl) : await openEmbedded(dataDir);
  try {
    await bootstrap(database);
    await migrate(database, await readMigrations(supabaseDir), ({ version, name }) =>
      onProgress(`Applying the migration ${version}_${name}`),
    );
    return database;
  } catch (cause) {
    await database.close();
    if (cause instanceof UnknownMigrationError) throw otherSchema(options, cause);
    const isForeign = cause instanceof ApiError && cause.code === 'foreign-database';
    throw isForeign ? new ServerError('database-unreachable', cause.message, { cause }) : cause;
  }
}
