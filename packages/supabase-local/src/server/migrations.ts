import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migration } from '../sql/migrate.ts';

const FILE = /^(\d{14})_([\w-]+)\.sql$/;

/** The files of `migrations/`, oldest first. Skips the names that the CLI skips. */
export async function readMigrations(supabaseDir: string): Promise<Migration[]> {
  const folder = join(supabaseDir, 'migrations');
  const names = (await readdir(folder)).sort();
  const migrations: Migration[] = [];
  for (const fileName of names) {
    const [, version, name] = FILE.exec(fileName) ?? [];
    if (version === undefined || name === undefined) continue;
    migrations.push({ version, name, text: await readFile(join(folder, fileName), 'utf8') });
  }
  return migrations;
}
