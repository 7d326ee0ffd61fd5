import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { flush, writeWhole } from '../disk/flush.ts';
import { ApiError } from '../http/errors.ts';
import { openPglite } from '../pglite/openPglite.ts';
import { openPostgres } from '../postgres/openPostgres.ts';
import { bootstrap } from '../sql/bootstrap/bootstrap.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { migrate, readMigrations, UnknownMigrationError } from '../sql/migrate.ts';
import { ServerError } from './errors.ts';
import { GIVE_UP, RESTORE, reasonOf } from './explainFailure.ts';

export interface DataOptions {
  supabaseDir: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  onProgress: (message: string) => void;
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** Creates a missing or incomplete database, unless stored files show that one has been lost. */
async function openEmbedded(dataDir: string): Promise<SqlDatabase> {
  const directory = join(dataDir, 'database');
  const objects = join(dataDir, 'objects');
  const unfinished = join(directory, 'incomplete');
  const names = await namesIn(directory);
  const isNew = names.length === 0 || names.includes('incomplete');
  if (isNew && (await namesIn(objects)).length > 0) {
    const message =
      `There are stored files in ${objects}, but no database in ${directory}. Nothing was changed. ` +
      `Unpack the backup's database there (${RESTORE}), or ${GIVE_UP}.`;
    throw new ServerError('data-corrupt', message);
  }
  try {
    if (!isNew) return await openPglite(directory, false);
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeWhole(unfinished, '');
    const database = await openPglite(directory);
    await rm(unfinished);
    await flush(directory);
    await flush(dataDir);
    return database;
  } catch (cause) {
    const message =
      `The database in ${directory} cannot be opened: ${reasonOf(cause)}. Unless the disk is full or ` +
      `not readable, restore a backup (${RESTORE}), or ${GIVE_UP}.`;
    throw new ServerError('data-corrupt', message, { cause });
  }
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

function otherSchema(cause: Error): ServerError {
  const message =
    `The data is from another version of this project: its migrations ${cause.message} are not in ` +
    'supabase/migrations. Begin again with "pnpm backend reset", or let DATABASE_URL name an empty database.';
  return new ServerError('data-version', message, { cause });
}

/** Deletes the embedded database and its files. The secrets stay, so scripts keep working. */
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
    if (cause instanceof UnknownMigrationError) throw otherSchema(cause);
    const isForeign = cause instanceof ApiError && cause.code === 'foreign-database';
    throw isForeign ? new ServerError('database-unreachable', cause.message, { cause }) : cause;
  }
}
