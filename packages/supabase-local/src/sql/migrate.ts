import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlDatabase } from './database.ts';
import { literal } from './quote.ts';

export interface Migration {
  version: string;
  name: string;
  text: string;
}

const FILE = /^(\d{14})_([\w-]+)\.sql$/;

/** Reads the files of `migrations/`, oldest first, and skips the names that the CLI skips. */
export async function readMigrations(supabaseDir: string): Promise<Migration[]> {
  const folder = join(supabaseDir, 'migrations');
  const migrations: Migration[] = [];
  for (const fileName of (await readdir(folder)).sort()) {
    const [, version, name] = FILE.exec(fileName) ?? [];
    if (version === undefined || name === undefined) continue;
    migrations.push({ version, name, text: await readFile(join(folder, fileName), 'utf8') });
  }
  return migrations;
}

/** The database has a migration that this checkout lacks. */
export class UnknownMigrationError extends Error {}

/** Applies each new migration in its own transaction, as `supabase db push` does. */
export async function migrate(
  database: SqlDatabase,
  migrations: Migration[],
  onApply: (migration: Migration) => void,
): Promise<void> {
  const [recorded] = await database.script(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(recorded?.rows.map((row) => String(row.version)));
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...done].filter((version) => !known.has(version));
  if (unknown.length > 0) throw new UnknownMigrationError(unknown.join(', '));
  for (const migration of migrations) {
    if (done.has(migration.version)) continue;
    onApply(migration);
    await apply(database, migration);
  }
}

async function apply(database: SqlDatabase, { version, name, text }: Migration): Promise<void> {
  const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${literal(version)}, ${literal(name)}, array[${literal(text)}])`;
  try {
    await database.script(`begin;\n${text}\n;${record};\ncommit;`);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The migration ${version}_${name}.sql failed: ${reason}`, { cause });
  }
}
