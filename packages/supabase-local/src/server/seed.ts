import { glob, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BlobStore, ObjectStore } from '../ports.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { readNote } from '../sql/notes.ts';
import { literal } from '../sql/quote.ts';
import { typeOfBytes } from '../storage/fileTypes.ts';
import { checkKey } from '../storage/location.ts';
import { store } from '../storage/upload.ts';
import type { BucketConfig, Config } from './config.ts';

export interface SeedTarget {
  database: SqlDatabase;
  objects: ObjectStore;
  blobs: BlobStore;
}

const SERVICE = { role: 'service_role', claims: { role: 'service_role' } } as const;

/** The buckets of config.toml. A change there takes effect at the next start. */
export async function applyBuckets(database: SqlDatabase, buckets: BucketConfig[]): Promise<void> {
  for (const { id, public: isPublic, fileSizeLimit, allowedMimeTypes } of buckets) {
    const types = allowedMimeTypes?.map(literal).join(', ');
    await database.script(`
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values (${literal(id)}, ${literal(id)}, ${isPublic}, ${fileSizeLimit ?? 'null'},
        ${types === undefined ? 'null' : `array[${types}]::text[]`})
      on conflict (id) do update set public = excluded.public,
        file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types`);
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Does what `supabase seed buckets` does. The key is the path below `objects_path`. */
async function uploadObjects(bucket: BucketConfig, target: SeedTarget): Promise<number> {
  const { objectsPath } = bucket;
  if (objectsPath === undefined) return 0;
  const files = await filesBelow(objectsPath);
  for (const file of files) {
    const key = checkKey(relative(objectsPath, file).split(sep).join('/'));
    if (await target.objects.find(bucket.id, key, SERVICE)) continue;
    const bytes = new Uint8Array(await readFile(file));
    const contentType = typeOfBytes(bytes) ?? 'application/octet-stream';
    if (bucket.allowedMimeTypes && !bucket.allowedMimeTypes.includes(contentType)) continue;
    const upload = { bytes, contentType, cacheControl: 'max-age=3600' };
    await store({ bucket: bucket.id, key }, upload, SERVICE, target);
  }
  return files.length;
}

/** Every pattern's files sorted by name, as in the CLI. */
async function readSeed({ seedPaths, supabaseDir }: Config): Promise<string> {
  const texts: string[] = [];
  for (const pattern of seedPaths) {
    const files: string[] = [];
    for await (const file of glob(pattern, { cwd: supabaseDir })) files.push(file);
    for (const file of files.sort()) texts.push(await readFile(join(supabaseDir, file), 'utf8'));
  }
  return texts.join('\n');
}

export async function isSeedDue(database: SqlDatabase): Promise<boolean> {
  return (await readNote(database, 'seed')) === 'due';
}

/**
 * Stores the files first. Then one transaction inserts all rows and the note that the seed is
 * complete.
 */
export async function seed(
  config: Config,
  target: SeedTarget,
  onProgress: (message: string) => void,
): Promise<void> {
  for (const bucket of config.buckets) {
    const count = await uploadObjects(bucket, target);
    if (count > 0) onProgress(`Stored ${count} files in the bucket ${bucket.id}`);
  }
  const text = await readSeed(config);
  const done = "update supabase_local.notes set value = 'done' where name = 'seed'";
  try {
    await target.database.script(`begin;\n${text}\n;${done};\ncommit;`);
  } catch (cause) {
    await target.database.script('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The seed failed: ${reason}`, { cause });
  }
}
