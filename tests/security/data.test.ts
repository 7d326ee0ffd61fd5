import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type RunningSupabase, startSupabase } from '@custom-designs/supabase-local/server';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { png } from '../contract/script/storage.ts';
import { emptyProject, temporaryFolder } from '../contract/server.ts';
import { startChild } from './child.ts';

let folder = '';
let supabaseDir = '';
let dataDir = '';
let running: RunningSupabase;

const STORED = '/storage/v1/object/public/site-media/a.png';
const SEED = `
  insert into public.images (image_id, file_name, file_path, bucket_name, category)
  values ('x', 'a.png', '${STORED}', 'site-media', 'general-asset');`;

const open = () => startSupabase({ supabaseDir, dataDir, port: 0 });

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

describe('two servers on one folder', () => {
  test('a second server in this process is refused', async () => {
    await expect(open()).rejects.toMatchObject({ name: 'ServerError', code: 'data-locked' });
  });

  test('a second server in another process is refused, and the first keeps running', async () => {
    await expect(startChild(supabaseDir, dataDir)).rejects.toThrow(/Another process is using/);
    const answer = await fetch(`${running.url}/rest/v1/images`, {
      headers: { apikey: running.publishableKey },
    });
    expect(answer.status).toBe(200);
  });
});

describe('a failed start', () => {
  test('names a taken port and releases the data', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const start = startSupabase({ supabaseDir, dataDir: join(folder, 'other'), port });
    await expect(start).rejects.toMatchObject({ code: 'port-taken' });
    await new Promise((resolve) => other.close(resolve));
  });

  test('names an unreadable config', async () => {
    const start = startSupabase({ supabaseDir: folder, dataDir, port: 0 });
    await expect(start).rejects.toMatchObject({ code: 'config-invalid' });
  });

  test('names data of another PostgreSQL version', async () => {
    const old = join(folder, 'old');
    await mkdir(join(old, 'database'), { recursive: true });
    await writeFile(join(old, 'database', 'PG_VERSION'), '16\n');
    const start = startSupabase({ supabaseDir, dataDir: old, port: 0 });
    await expect(start).rejects.toMatchObject({ code: 'data-version' });
  });

  test('names a PostgreSQL that does not answer', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:9/none';
    const start = startSupabase({ supabaseDir, dataDir: join(folder, 'pg'), port: 0, databaseUrl });
    await expect(start).rejects.toMatchObject({ code: 'database-unreachable' });
  });
});

test('an address that a visitor claims is not trusted by default', async () => {
  const attempt = async (from: string) => {
    const answer = await fetch(`${running.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: running.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ email: 'anybody@example.com', password: 'wrong' }),
    });
    return answer.status;
  };
  const tries = Array.from({ length: 11 }, (_, index) => attempt(`192.0.2.${index}`));
  expect((await Promise.all(tries)).sort()).toEqual([...Array(10).fill(400), 429]);
});

describe('stored data', () => {
  test.skipIf(process.platform === 'win32')('is not readable by other users', async () => {
    const mode = async (path: string) => (await stat(path)).mode & 0o077;
    expect(await mode(dataDir)).toBe(0);
    expect(await mode(join(dataDir, 'secrets.json'))).toBe(0);
    expect(await mode(join(dataDir, 'objects'))).toBe(0);
  });

  test('is not reachable from other machines', () => {
    expect(new URL(running.url).hostname).toBe('127.0.0.1');
  });

  test('survives a restart with the same keys and is not seeded twice', async () => {
    const client = () =>
      createClient(running.url, running.secretKey, { auth: { persistSession: false } });
    expect(running.createdData).toBe(true);
    await client().from('images').update({ title: 'kept' }).eq('image_id', 'x');
    const { data: seeded } = await client().from('images').select('file_path');
    expect(seeded).toEqual([{ file_path: STORED }]);
    const upload = { image_id: 'y', file_name: 'a.png', category: 'general-asset' };
    const address = { file_path: `${running.url}${STORED}`, bucket_name: 'site-media' };
    await client()
      .from('images')
      .insert({ ...upload, ...address });
    const { secretKey } = running;
    await running.close();
    running = await open();
    expect(running.createdData).toBe(false);
    expect(running.secretKey).toBe(secretKey);
    const { data } = await client().from('images').select('title, file_path').order('image_id');
    expect(data).toEqual([
      { title: 'kept', file_path: STORED },
      // Full addresses change with the server's new port.
      { title: null, file_path: `${running.url}${STORED}` },
    ]);
  });

  test('returns to the seed on reset, without a restart', async () => {
    const client = createClient(running.url, running.secretKey, {
      auth: { persistSession: false },
    });
    const path = 'uploads/a.png';
    const file = png();
    await client.storage.from('custom-designs-images').upload(path, file);
    await running.addManager('boss@example.com', 'a long password');
    await running.reset();
    const { data } = await client.from('images').select('title');
    const { data: files } = await client.storage.from('custom-designs-images').list('uploads');
    const { error } = await client.auth.signInWithPassword({
      email: 'boss@example.com',
      password: 'a long password',
    });
    expect(data).toEqual([{ title: null }]);
    expect(files).toEqual([]);
    expect(error?.code).toBe('invalid_credentials');
  });
});
