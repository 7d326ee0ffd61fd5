import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BlobStore, ObjectStore } from '../interfaces.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { quoteName } from '../sql/quote.ts';
import { typeOfBytes } from '../storage/fileTypes.ts';
import { checkKey } from '../storage/location.ts';
import { store } from '../storage/upload.ts';
import type { Config } from './config.ts';

export interface SeedTarget {
  database: SqlDatabase;
  objects: ObjectStore;
  blobs: BlobStore;
}

const SERVICE = { role: 'service_role', claims: { role: 'service_role' } } as const;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Uploads files as `supabase seed buckets` does. The key is the path below the folder. */
async function uploadObjects(bucket: string, folder: string, target: SeedTarget): Promise<number> {
  const files = await filesBelow(folder);
  for (const file of files) {
    const key = checkKey(relative(folder, file).split(sep).join('/'));
    if (await target.objects.find(bucket, key, SERVICE)) continue;
    const bytes = new Uint8Array(await readFile(file));
    const contentType = typeOfBytes(bytes) ?? 'application/octet-stream';
    const upload = { bytes, contentType, cacheControl: 'max-age=3600' };
    await store({ bucket, key }, upload, SERVICE, target);
  }
  return files.length;
}

const TABLES = `
  select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

/**
 * Deletes rows and accounts, so the seed runs again. The schema stays, so the server can keep
 * running.
 */
export async function emptyTables(database: SqlDatabase): Promise<void> {
  const [found] = await database.script(TABLES);
  const tables = (found?.rows ?? []).map(({ relname }) => `public.${quoteName(String(relname))}`);
  await database.script(`
    begin;
    truncate ${[...tables, 'auth.users', 'storage.objects'].join()} cascade;
    update supabase_local.notes set value = 'due' where name = 'seed';
    commit;`);
}

/** Stores the files first. The rows and the mark that the seed ran follow in one transaction. */
export async function seed(
  config: Config,
  target: SeedTarget,
  onProgress: (message: string) => void,
): Promise<void> {
  for (const { bucket, folder } of config.seedObjects) {
    const count = await uploadObjects(bucket, folder, target);
    if (count > 0) onProgress(`Stored ${count} files in the bucket ${bucket}`);
  }
  const texts = await Promise.all(config.seedFiles.map((file) => readFile(file, 'utf8')));
  const done = "update supabase_local.notes set value = 'done' where name = 'seed'";
  try {
    await target.database.script(`begin;\n${texts.join('\n')}\n;${done};\ncommit;`);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The seed failed: ${reason}`, { cause });
  }
}
