import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlDatabase } from '../sql/database.ts';
import { quoteName } from '../sql/quote.ts';

const TABLES = `
  select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

/** Deletes rows and accounts, so that the seed is due. The schema stays, so a server can keep running. */
export async function emptyTables(database: SqlDatabase): Promise<void> {
  const [found] = await database.script(TABLES);
  const tables = (found?.rows ?? []).map(({ relname }) => `public.${quoteName(String(relname))}`);
  await database.script(`
    begin;
    truncate ${[...tables, 'auth.users', 'storage.objects'].join()} cascade;
    update supabase_local.notes set value = 'due' where name = 'seed';
    commit;`);
}

/** Deletes everything that the embedded database has. The secrets stay, so scripts keep their key. */
export async function deleteData(dataDir: string): Promise<void> {
  for (const folder of ['outbox', 'database', 'objects']) {
    await rm(join(dataDir, folder), { recursive: true, force: true });
  }
}
