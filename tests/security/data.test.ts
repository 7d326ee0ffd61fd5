import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningSupabase, startSupabase } from '@custom-designs/supabase-local/server';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { image } from '../contract/script/fixtures.ts';
import { png } from '../contract/script/storage.ts';
import { emptyProject, temporaryFolder } from '../contract/server.ts';
import { startChild } from './child.ts';

const STORED = '/storage/v1/object/public/site-media/a.png';
const SEED = `
  insert into public.images (image_id, file_name, file_path, bucket_name, category)
  values ('x', 'a.png', '${STORED}', 'site-media', 'general-asset');`;
const ANA = { email: 'ana@example.com', password: 'a long password' };

let folder = '';
let supabaseDir = '';
let dataDir = '';
let running: RunningSupabase;

const open = () => startSupabase({ supabaseDir, dataDir, port: 0 });
const service = () =>
  createClient(running.url, running.secretKey, { auth: { persistSession: false } });

beforeAll(async () => {
  folder = await temporaryFolder();
  supabaseDir = await emptyProject(folder);
  dataDir = join(folder, 'data');
  await writeFile(join(supabaseDir, 'seed.sql'), SEED);
  running = await open();
}, 60_000);

afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

test('a second server in another process is refused, and the first keeps running', async () => {
  await expect(startChild({ supabaseDir, dataDir })).rejects.toThrow(/Another process is using/);
  expect((await service().from('images').select()).error).toBeNull();
});

test.each<[string, () => object]>([
  ['port-taken', () => ({ port: running.port })],
  ['config-invalid', () => ({ supabaseDir: folder })],
  ['database-unreachable', () => ({ databaseUrl: 'postgres://nobody@127.0.0.1:9/none' })],
])('a failed start says why: %s', async (code, options) => {
  const usual = { supabaseDir, dataDir: join(folder, 'other'), port: 0 };
  await expect(startSupabase({ ...usual, ...options() })).rejects.toMatchObject({ code });
});

describe('stored data', () => {
  test.skipIf(process.platform === 'win32')(
    'keeps stored data unreadable for other users',
    async () => {
      for (const path of ['.', 'secrets.json', 'objects']) {
        expect((await stat(join(dataDir, path))).mode & 0o077).toBe(0);
      }
    },
  );

  test('survives a restart with the same keys and is not seeded twice', async () => {
    await service().from('images').update({ title: 'kept' }).eq('image_id', 'x');
    const file_path = `${running.url}${STORED}`;
    await service()
      .from('images')
      .insert(image({ image_id: 'y', title: null, file_path }));
    const { secretKey } = running;
    await running.close();
    running = await open();
    expect(running.secretKey).toBe(secretKey);
    const { data } = await service().from('images').select('title, file_path').order('image_id');
    expect(data).toEqual([
      { title: 'kept', file_path: STORED },
      // Full addresses change with the server's new port.
      { title: null, file_path: `${running.url}${STORED}` },
    ]);
  });

  test('a reset restores the seed without a restart', async () => {
    await service().storage.from('custom-designs-images').upload('uploads/a.png', png());
    await running.addManager(ANA.email, ANA.password);
    await running.reset();
    expect((await service().from('images').select('title')).data).toEqual([{ title: null }]);
    const { data: files } = await service().storage.from('custom-designs-images').list('uploads');
    expect(files).toEqual([]);
    const { data: signedIn } = await service().auth.signInWithPassword(ANA);
    expect(signedIn.user).toBeNull();
  });
});
