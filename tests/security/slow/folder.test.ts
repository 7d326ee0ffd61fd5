import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSupabase } from '@custom-designs/supabase-local/server';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askServer } from '../../../packages/supabase-local/src/server/commands.ts';
import { png } from '../../contract/script/storage.ts';
import { emptyProject, temporaryFolder, unpackBackup } from '../../contract/server.ts';

let folder = '';
let supabaseDir = '';
let good = '';

async function open(dataDir: string) {
  const errors: unknown[] = [];
  const onError = (cause: unknown) => errors.push(cause);
  const { url, secretKey, close } = await startSupabase({ supabaseDir, dataDir, port: 0, onError });
  const client = createClient(url, secretKey, { auth: { persistSession: false } });
  return { client, files: client.storage.from('custom-designs-images'), errors, close };
}

beforeAll(async () => {
  folder = await temporaryFolder();
  supabaseDir = await emptyProject(folder);
  good = join(folder, 'good');
  const { files, close } = await open(good);
  await files.upload('uploads/a.png', png());
  await askServer(good, { name: 'backup', folder: join(folder, 'backup') });
  await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Copies valid data, so that a test can damage it. */
async function copyData(): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'));
  await cp(good, copy, { recursive: true });
  return copy;
}

test('stored files without their database are kept, the server does not start, and restoring the database fixes it', async () => {
  const restored = join(folder, 'backup');
  await expect(open(restored)).rejects.toMatchObject({
    code: 'data-corrupt',
    message: expect.stringMatching(/stored files in .*objects, but no database in .*database/),
  });
  expect(await readdir(join(restored, 'objects'))).toHaveLength(1);
  await unpackBackup(restored);
  const { files, close } = await open(restored);
  expect((await files.download('uploads/a.png')).data?.size).toBe(png().size);
  await close();
});

test('a damaged database is kept, and the error names the folder and what to do', async () => {
  const dataDir = await copyData();
  const database = join(dataDir, 'database');
  await writeFile(join(database, 'global/pg_control'), 'x');
  await expect(open(dataDir)).rejects.toMatchObject({
    code: 'data-corrupt',
    message: expect.stringMatching(
      new RegExp(`^The database in ${database} cannot be opened: .*backup.*"pnpm backend reset"`),
    ),
  });
  expect(await readdir(database)).toContain('base');
});

test('a table that is damaged while the server runs is named in the log, not in answers, and not backed up', async () => {
  const dataDir = await copyData();
  const database = join(dataDir, 'database');
  const POST = {
    title: 'a',
    excerpt: 'a',
    category: 'a',
    content: 'a',
    slug: 'a',
    status: 'draft',
  };
  const first = await open(dataDir);
  await first.client.from('custom_design_blogs').insert(POST);
  const text = "select pg_relation_filepath('custom_design_blogs') as path";
  const said = await askServer(dataDir, { name: 'sql', text });
  await first.close();
  const [{ path }] = JSON.parse(said?.replace(/\d+ rows?$/, '') ?? '');
  await writeFile(join(database, path), 'x'.repeat(8192), { flag: 'r+' });

  const { client, errors, close } = await open(dataDir);
  const { error, status } = await client.from('custom_design_blogs').select();
  expect(status).toBe(500);
  expect(error?.message).toBe('Internal server error');
  const named = new RegExp(`^The database in ${database} is damaged: invalid page .*backup`);
  expect(errors).toMatchObject([{ code: 'data-corrupt', message: expect.stringMatching(named) }]);
  const backup = askServer(dataDir, { name: 'backup', folder: join(folder, 'no-backup') });
  await expect(backup).rejects.toThrow(named);
  await close();
});

test('damaged secrets are kept and not replaced', async () => {
  const dataDir = await copyData();
  const path = join(dataDir, 'secrets.json');
  await writeFile(path, '{"jwtSecret": "a", ');
  await expect(open(dataDir)).rejects.toMatchObject({
    code: 'secrets-invalid',
    message: expect.stringMatching(new RegExp(`^${path} cannot be read.*backup.*delete it`)),
  });
  expect(await readFile(path, 'utf8')).toBe('{"jwtSecret": "a", ');
});

test('an interrupted first start starts over', async () => {
  const dataDir = await mkdtemp(join(folder, 'cut-'));
  const script = join(import.meta.dirname, '../crashServer.ts');
  const options = JSON.stringify({ supabaseDir, dataDir, port: 0 });
  const child = spawn(process.execPath, [script, options]);
  const count = async () => (await readdir(join(dataDir, 'database')).catch(() => [])).length;
  await expect.poll(count, { interval: 1, timeout: 30_000 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { close } = await open(dataDir);
  await close();
});
