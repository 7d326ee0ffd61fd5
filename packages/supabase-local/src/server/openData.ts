import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../http/errors.ts';
import { openPglite } from '../pglite/openPglite.ts';
import { openPostgres } from '../postgres/openPostgres.ts';
import { bootstrap } from '../sql/bootstrap/bootstrap.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { migrate } from '../sql/migrate.ts';
import { ServerError } from './errors.ts';
import { readMigrations } from './migrations.ts';

export interface DataOptions {
  supabaseDir: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  onProgress: (message: string) => void;
}

/** The PostgreSQL inside the pinned PGlite. Data directories of another major cannot be read. */
const PGLITE_MAJOR = '18';

async function openEmbedded(dataDir: string): Promise<SqlDatabase> {
  const directory = join(dataDir, 'database');
  const major = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => PGLITE_MAJOR);
  if (major.trim() !== PGLITE_MAJOR) {
    const message =
      `The data in ${directory} was written by PostgreSQL ${major.trim()}; this version reads ` +
      `${PGLITE_MAJOR}. Move it away and run "pnpm backend reset" to begin anew.`;
    throw new ServerError('data-version', message);
  }
  return await openPglite(directory);
}

/** What the driver said first; one of several addresses of a name stands for all of them. */
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
    const isForeign = cause instanceof ApiError && cause.code === 'foreign-database';
    if (!isForeign) throw cause;
    throw new ServerError('database-unreachable', cause.message, { cause });
  }
}
