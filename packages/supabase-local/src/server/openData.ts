import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../http/errors.ts';
import { openPglite } from '../pglite/openPglite.ts';
import { openPostgres } from '../postgres/openPostgres.ts';
import { bootstrap } from '../sql/bootstrap/bootstrap.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { migrate, UnknownMigrationError } from '../sql/migrate.ts';
import { ServerError } from './errors.ts';
import { readMigrations } from './migrations.ts';

export interface DataOptions {
  supabaseDir: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  onProgress: (message: string) => void;
}

/**
 * The PostgreSQL version inside the pinned PGlite. It cannot read data directories of another major
 * version.
 */
const PGLITE_MAJOR = '18';

function corrupt(directory: string, cause: unknown): ServerError {
  const message =
    `The database in ${directory} cannot be opened: ${reasonOf(cause)}. It is damaged unless the ` +
    'disk is full or not readable. Restore a backup (packages/supabase-local/README.md says how), ' +
    'or give up its rows, files and accounts with "pnpm backend reset".';
  return new ServerError('data-corrupt', message, { cause });
}

/**
 * Creates the database. A note next to it says that this is in progress. If a start was interrupted,
 * the database is still empty and can be deleted.
 */
async function createEmbedded(directory: string, note: string): Promise<SqlDatabase> {
  await writeFile(note, '');
  await rm(directory, { recursive: true, force: true });
  const database = await openPglite(directory);
  await rm(note);
  return database;
}

async function openEmbedded(dataDir: string): Promise<SqlDatabase> {
  const directory = join(dataDir, 'database');
  const note = join(dataDir, 'database.incomplete');
  const isNew = (await readdir(directory).catch(() => [])).length === 0;
  const isIncomplete = await readFile(note).then(
    () => true,
    () => false,
  );
  if (isNew || isIncomplete) return await createEmbedded(directory, note);
  try {
    const major = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
    if (/^\d+$/.test(major) && major !== PGLITE_MAJOR) {
      const message =
        `The data in ${directory} was written by PostgreSQL ${major}; this version reads ` +
        `${PGLITE_MAJOR}. Move it away and run "pnpm backend reset" to begin anew.`;
      throw new ServerError('data-version', message);
    }
    return await openPglite(directory);
  } catch (cause) {
    throw cause instanceof ServerError ? cause : corrupt(directory, cause);
  }
}

/** The driver's first message. If a name has several addresses, one message stands for all. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  if (cause instanceof ApiError && cause.cause !== undefined) return reasonOf(cause.cause);
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
    if (cause instanceof UnknownMigrationError) {
      const place = databaseUrl === undefined ? dataDir : 'the database of DATABASE_URL';
      const message =
        `The data in ${place} is from another version of this project: its migrations ` +
        `${cause.message} are not in supabase/migrations. ` +
        (databaseUrl === undefined
          ? 'Delete the data and begin again with "pnpm backend reset".'
          : 'Give an empty database.');
      throw new ServerError('data-version', message, { cause });
    }
    const isForeign = cause instanceof ApiError && cause.code === 'foreign-database';
    if (!isForeign) throw cause;
    throw new ServerError('database-unreachable', cause.message, { cause });
  }
}
