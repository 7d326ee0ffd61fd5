import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSupabase } from '@custom-designs/supabase-local/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';

let folder = '';
let supabaseDir = '';
let good = '';
const open = (dataDir: string) => startSupabase({ supabaseDir, dataDir, port: 0 });

beforeAll(async () => {
  folder = await temporaryFolder();
  supabaseDir = await emptyProject(folder);
  good = join(folder, 'good');
  await (await open(good)).close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A copy of valid data, to be damaged. */
async function copyData(): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'));
  await cp(good, copy, { recursive: true });
  return copy;
}

test.each<[string, (database: string) => Promise<void>]>([
  ['garbage in its control file', (path) => writeFile(join(path, 'global/pg_control'), 'x')],
  ['another version', (path) => writeFile(join(path, 'PG_VERSION'), '16\n')],
])(
  'a database with %s is kept, and the error names the folder and what to do',
  async (_what, damage) => {
    const dataDir = await copyData();
    const database = join(dataDir, 'database');
    await damage(database);
    await expect(open(dataDir)).rejects.toMatchObject({
      code: 'data-corrupt',
      message: expect.stringMatching(
        new RegExp(`^The database in ${database} cannot be opened: .*backup.*"pnpm backend reset"`),
      ),
    });
    expect(await readdir(database)).toContain('base');
  },
);

test('an interrupted first start begins again at the next start', async () => {
  const dataDir = await mkdtemp(join(folder, 'cut-'));
  const script = join(import.meta.dirname, '../crashServer.ts');
  const child = spawn(process.execPath, [
    script,
    JSON.stringify({ supabaseDir, dataDir, port: 0 }),
  ]);
  const count = async () => (await readdir(join(dataDir, 'database')).catch(() => [])).length;
  await expect.poll(count, { interval: 1, timeout: 30_000 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await open(dataDir)).close();
});

test.each(['{"jwtSecret": "a", ', '{}'])('secrets that say %j are kept', async (text) => {
  const path = join(await copyData(), 'secrets.json');
  await writeFile(path, text);
  await expect(open(join(path, '..'))).rejects.toMatchObject({
    code: 'secrets-invalid',
    message: expect.stringMatching(new RegExp(`^${path} cannot be read.*backup.*delete it`)),
  });
  expect(await readFile(path, 'utf8')).toBe(text);
});
