import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { publishedRows } from '../packages/desk/src/desks.ts';
import { dist } from '../site/build/dist.ts';
import { buildVariables } from '../site/build/environment.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const stamp = fileURLToPath(new URL('fingerprint', dist));
export const SOURCES = [
  'site/src',
  'site/build',
  'site/public',
  'site/vite.config.ts',
  'site/react-router.config.ts',
  'packages/imagery/masters',
  'packages/desk/src',
  'packages/supabase/src',
  'packages/ui/src',
  'packages/ui/package.json',
  'supabase/functions/_shared',
  'supabase/functions/leads',
  'pnpm-lock.yaml',
];

/** Each new database gives its seed posts the time of its start. No page shows this time. */
const withoutTime = (column: string, value: unknown) =>
  column === 'updated_at' ? undefined : value;

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return existsSync(path) ? [path] : [];
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      // The build generates these files from the photos.
      .filter((path) => !path.includes('/pictures/made/'))
  );
}

/** A hash of all inputs of a build: sources, environment, and published rows. */
export async function fingerprint(environment: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(SOURCES.map((path) => filesOf(join(root, path))))).flat().sort();
  for (const path of files) hash.update(path).update(await readFile(path));
  // The variables that the build reads: .env files and the shell, then the values that this run sets.
  const chosen = Object.entries({ ...buildVariables(), ...environment }).sort();
  hash.update(JSON.stringify(chosen));
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key } = environment;
  if (url && key) {
    const backend = createClient(url, key, { auth: { persistSession: false } });
    for (const { table, key } of publishedRows) {
      const { data, error } = await backend.from(table).select('*').order(key);
      // Rows that can't be read may have changed.
      hash.update(error ? randomUUID() : JSON.stringify(data, withoutTime));
    }
  }
  return hash.digest('hex');
}

/** Builds the site. @throws Error if the build fails */
export async function buildSite(environment: NodeJS.ProcessEnv): Promise<void> {
  const wanted = await fingerprint(environment);
  // Never use spawnSync here. The build reads its posts from the backend in this process.
  const build = spawn(process.execPath, [join(root, 'site/build/build.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [status] = await once(build, 'exit');
  if (status !== 0) throw new Error('The site could not be built. The reason stands above.');
  await writeFile(stamp, wanted);
}

/** Builds the site unless the last build had exactly the same inputs. @returns whether it built. */
export async function buildIfChanged(environment: NodeJS.ProcessEnv): Promise<boolean> {
  const wanted = await fingerprint(environment);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return false;
  await buildSite(environment);
  return true;
}
