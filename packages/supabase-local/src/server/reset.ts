import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlDatabase } from '../sql/database.ts';
import { quoteName } from '../sql/quote.ts';
import type { Config } from './config.ts';
import { type SeedTarget, seed } from './seed.ts';

/** The folder of mails, in the data directory. */
export const OUTBOX = 'outbox';

const TABLES = `
  select coalesce(json_agg(relname), '[]')::text as body
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

async function emptyTables(database: SqlDatabase): Promise<void> {
  const [found] = await database.script(TABLES);
  const names: string[] = JSON.parse(String(found?.rows[0]?.body));
  const all = names.map((name) => `public.${quoteName(name)}`);
  await database.script(`
    begin;
    truncate ${[...all, 'auth.users', 'storage.objects'].join(', ')} cascade;
    insert into supabase_local.notes values ('seed', 'due')
      on conflict (name) do update set value = excluded.value;
    commit;`);
}

/**
 * Deletes rows, files, and accounts and restores the seed. The schema stays, so a server can keep
 * running.
 */
export async function resetData(
  config: Config,
  target: SeedTarget & { blobs: { sweep: (isKnown: () => boolean) => Promise<number> } },
  onProgress: (message: string) => void,
): Promise<void> {
  await emptyTables(target.database);
  await target.blobs.sweep(() => false);
  await seed(config, target, onProgress);
}

/** Deletes everything in the embedded database. The secrets stay, so scripts keep their key. */
export async function deleteData(dataDir: string): Promise<void> {
  await rm(join(dataDir, OUTBOX), { recursive: true, force: true });
  await rm(join(dataDir, 'database'), { recursive: true, force: true });
  await rm(join(dataDir, 'objects'), { recursive: true, force: true });
}
