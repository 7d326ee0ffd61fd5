import { rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type RunningSupabase, startSupabase } from '@custom-designs/supabase-local/server';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { png } from '../contract/script/storage.ts';
import { emptyProject, temporaryFolder } from '../contract/server.ts';
import { startChild } from './child.ts';

const STORED = '/storage/v1/object/public/site-media/a.png';
const SEED = `
  insert into public.images (image_id, file_name, file_path, bucket_name, category)
  values ('x', 'a.png', '${STORED}', 'site-media', 'general-asset');`;
const ANYBODY = { email: 'anybody@example.com', password: 'wrong' };

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
  await expect(startChild(supabaseDir, dataDir)).rejects.toThrow(/Another process is using/);
  expect((await service().from('images').select()).error).toBeNull();
});

describe('a failed start names', () => {
  const start = (options: object) =>
    startSupabase({ supabaseDir, dataDir: join(folder, 'other'), port: 0, ...options });

  test('a taken port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(start({ port })).rejects.toMatchObject({ code: 'port-taken' });
    await new Promise((resolve) => other.close(resolve));
  });

  test('an unreadable config', async () => {
    await expect(start({ supabaseDir: folder })).rejects.toMatchObject({ code: 'config-invalid' });
  });

  test('a PostgreSQL that does not answer', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:9/none';
    await expect(start({ databaseUrl })).rejects.toMatchObject({ code: 'database-unreachable' });
  });
});

test('an address that a visitor claims is not trusted', async () => {
  const attempt = async (from: string) => {
    const headers = { apikey: running.publishableKey, 'x-forwarded-for': from };
    const init = { method: 'POST', headers, body: JSON.stringify(ANYBODY) };
    return (await fetch(`${running.url}/auth/v1/token?grant_type=password`, init)).status;
  };
  const tries = Array.from({ length: 11 }, (_, index) => attempt(`192.0.2.${index}`));
  expect((await Promise.all(tries)).sort()).toEqual([...Array(10).fill(400), 429]);
});

test('passwords are stored as hosted projects store them', async () => {
  const { id } = await running.addManager('ana@example.com', 'a long password');
  const body = { email: 'ana@example.com', password: 'a long password' };
  expect((await service().auth.signInWithPassword(body)).data.user?.id).toBe(id);
  const { error } = await service().auth.signInWithPassword({ ...body, password: 'a long one' });
  expect(error?.code).toBe('invalid_credentials');
});

describe('stored data', () => {
  test.skipIf(process.platform === 'win32')('is not readable by other users', async () => {
    for (const path of ['.', 'secrets.json', 'objects']) {
      expect((await stat(join(dataDir, path))).mode & 0o077).toBe(0);
    }
  });

  test('survives a restart with the same keys and is not seeded twice', async () => {
    expect(running.createdData).toBe(true);
    await service().from('images').update({ title: 'kept' }).eq('image_id', 'x');
    const file_path = `${running.url}${STORED}`;
    await service().from('images').insert({
      image_id: 'y',
      file_name: 'a',
      file_path,
      bucket_name: 'b',
      category: 'team-members',
    });
    const { secretKey } = running;
    await running.close();
    running = await open();
    expect(running.createdData).toBe(false);
    expect(running.secretKey).toBe(secretKey);
    const { data } = await service().from('images').select('title, file_path').order('image_id');
    expect(data).toEqual([
      { title: 'kept', file_path: STORED },
      // Full addresses change with the server's new port.
      { title: null, file_path: `${running.url}${STORED}` },
    ]);
  });

  test('returns to the seed on reset, without a restart', async () => {
    await service().storage.from('custom-designs-images').upload('uploads/a.png', png());
    await running.reset();
    expect((await service().from('images').select('title')).data).toEqual([{ title: null }]);
    const { data: files } = await service().storage.from('custom-designs-images').list('uploads');
    expect(files).toEqual([]);
    const { data: managers } = await service().auth.signInWithPassword(ANYBODY);
    expect(managers.user).toBeNull();
  });
});
