import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSupabase } from '@custom-designs/supabase-local/server';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** The files of a database, without those that PostgreSQL creates again at each start. */
async function contents(database: string): Promise<string[]> {
  const names = await readdir(database, { recursive: true });
  return names.filter((name) => !/postmaster|pg_wal|stat|pg_internal/.test(name)).sort();
}

describe('a damaged database', () => {
  const damages: [string, (database: string) => Promise<void>][] = [
    ['garbage in its control file', (path) => writeFile(join(path, 'global/pg_control'), 'x')],
    ['no log of its changes', (path) => rm(join(path, 'pg_wal'), { recursive: true })],
    ['no version file', (path) => rm(join(path, 'PG_VERSION'))],
    ['garbage in its version file', (path) => writeFile(join(path, 'PG_VERSION'), 'garbage')],
    ['garbage in a table', (path) => writeFile(join(path, 'base/5/1259'), 'x'.repeat(8192 * 20))],
  ];

  test.each(damages)('%s: the error names the folder and what to do', async (_what, damage) => {
    const dataDir = await copyData();
    const database = join(dataDir, 'database');
    await damage(database);
    const before = await contents(database);
    await expect(open(dataDir)).rejects.toMatchObject({
      name: 'ServerError',
      code: 'data-corrupt',
      message: expect.stringMatching(
        new RegExp(
          `^The database in ${database} cannot be opened: [^.]+\\. .*Restore a backup.*"pnpm backend reset"`,
        ),
      ),
    });
    expect(await contents(database)).toEqual(before);
  });

  test('is not reported as damaged after an interrupted first start, and the next start begins again', {
    timeout: 60_000,
  }, async () => {
    const dataDir = await mkdtemp(join(folder, 'cut-'));
    const script = join(import.meta.dirname, '../crashServer.ts');
    const child = spawn(process.execPath, [script, supabaseDir, dataDir, '0']);
    const count = async () => (await readdir(join(dataDir, 'database')).catch(() => [])).length;
    await expect.poll(count, { interval: 1, timeout: 30_000 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const running = await open(dataDir);
    expect(running.createdData).toBe(true);
    await running.close();
  });
});

describe('damaged secrets', () => {
  test.each(['{"jwtSecret": "a", ', '{}', '[]', 'null', '', '{"jwtSecret":"a","secretKey":1}'])(
    '%j: the error names the file and what its loss means, and the file is kept',
    async (text) => {
      const dataDir = await copyData();
      const path = join(dataDir, 'secrets.json');
      await writeFile(path, text);
      await expect(open(dataDir)).rejects.toMatchObject({
        code: 'secrets-invalid',
        message: expect.stringMatching(
          new RegExp(`^${path} cannot be read: .*backup.*delete it.*signs everyone out`),
        ),
      });
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );

  test('that cannot be read as a file are not replaced', async () => {
    const dataDir = await copyData();
    await rm(join(dataDir, 'secrets.json'));
    await mkdir(join(dataDir, 'secrets.json'));
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'secrets-invalid' });
  });

  test('that were deleted are created again, and the data is kept', async () => {
    const dataDir = await copyData();
    await rm(join(dataDir, 'secrets.json'));
    const running = await open(dataDir);
    expect(running.createdData).toBe(false);
    const client = createClient(running.url, running.secretKey);
    expect((await client.from('images').select()).error).toBeNull();
    await running.close();
  });
});
