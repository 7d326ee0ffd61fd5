import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer } from './server.ts';

const password = 'lamps-at-dusk-2700';
const POST = { title: 'a', excerpt: 'a', category: 'a', content: 'a', status: 'published' };
const PICTURE = {
  ...{ image_id: 'a', file_name: 'a', file_path: 'a', bucket_name: 'a' },
  category: 'project-gallery',
};
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
/** The host's next answer, how often it was asked, and what happens before it answers. */
const host = { status: 201, asked: 0, beforeAnswer: async () => {} };
const hook = createServer(async (request, response) => {
  request.resume();
  host.asked += 1;
  await host.beforeAnswer();
  response.writeHead(host.status, { location: '/elsewhere' }).end();
});
let running: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const { port } = hook.address() as AddressInfo;
  const environment = { PUBLISH_HOOK_URL: `http://127.0.0.1:${port}` };
  running = await startServer({ environment });
});
afterAll(async () => {
  hook.close();
  await running.close();
});

const options = { auth: { persistSession: false, autoRefreshToken: false } };
const service = () => createClient(running.url, running.secretKey, options);

/** The access token of a new account with this role. */
async function tokenOf(role: string): Promise<string> {
  const account = { email: `${role}@example.com`, password };
  await running.addUser({ ...account, app_metadata: { role } });
  const client = createClient(running.url, running.publishableKey, options);
  const { data } = await client.auth.signInWithPassword(account);
  return data.session?.access_token ?? '';
}

async function ask(path: string, headers: Record<string, string>): Promise<number> {
  const init = { method: 'POST', headers };
  return (await fetch(`${running.url}/functions/v1/${path}`, init)).status;
}
const publish = (token: string) =>
  ask('publish', { apikey: running.publishableKey, authorization: `Bearer ${token}` });
const run = (apikey = running.secretKey) => ask('publish/run', { apikey });

const rows = async () =>
  (await service().from('site_publishes').select().order('requested_at')).data ?? [];
/** Puts the earlier requests before the pause between two builds. */
const passAMinute = () =>
  service()
    .from('site_publishes')
    .update({ started_at: '2026-01-01', not_before: '2026-01-01' })
    .not('id', 'is', null);

test('only editors and managers publish, and a second request joins the one that waits', async () => {
  expect(await publish(running.publishableKey)).toBe(401);
  expect(await publish(await tokenOf('visitor'))).toBe(403);
  expect(await run(running.publishableKey)).toBe(401);
  expect(host.asked).toBe(0);

  const editor = await tokenOf('editor');
  expect(await publish(editor)).toBe(202);
  expect(host.asked).toBe(1);
  expect(await rows()).toMatchObject([
    { state: 'building', reason: 'request', requested_by: 'editor@example.com' },
  ]);
  // Within the minute, the request waits, and a third one joins it.
  expect(await publish(await tokenOf('manager'))).toBe(202);
  expect(await publish(editor)).toBe(202);
  expect(host.asked).toBe(1);
  expect((await rows()).map(({ state }) => state)).toEqual(['building', 'waiting']);
  await passAMinute();
  expect(await run()).toBe(200);
  expect(host.asked).toBe(2);
});

describe('a refusal of the host', () => {
  const last = async () => (await rows()).at(-1);
  beforeEach(async () => {
    await service().from('site_publishes').delete().not('id', 'is', null);
    host.status = 500;
  });
  afterEach(() => {
    host.status = 201;
  });

  test('is stored with its reason, and tried again with growing pauses until it accepts', async () => {
    await publish(await tokenOf('manager'));
    for (const [attempts, minutes] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      const failed = await last();
      const error = 'The host answered 500.';
      expect(failed).toMatchObject({ state: 'failed', error, attempts: attempts + 1 });
      const pause = Date.parse(failed.not_before) - Date.parse(failed.started_at);
      expect(Math.round(pause / 60_000)).toBe(minutes);
      const asked = host.asked;
      await run();
      expect(host.asked).toBe(asked);
      await passAMinute();
      await run();
      expect(host.asked).toBe(asked + 1);
    }
    host.status = 201;
    await passAMinute();
    await run();
    expect(await rows()).toMatchObject([{ state: 'building' }]);
  });

  test('is what a request has until the host has answered, so a stopped server asks again', async () => {
    host.status = 201;
    let meanwhile: unknown;
    host.beforeAnswer = async () => {
      meanwhile = await last();
    };
    await publish(await tokenOf('manager'));
    host.beforeAnswer = async () => {};
    expect(meanwhile).toMatchObject({ state: 'failed', attempts: 1 });
    expect(await last()).toMatchObject({ state: 'building', error: null, attempts: 1 });
    // As if the server had stopped before the answer.
    await service().from('site_publishes').delete().not('id', 'is', null);
    const { id: _, ...lost } = meanwhile as { id: string };
    await service().from('site_publishes').insert(lost);
    await passAMinute();
    const { asked } = host;
    await run();
    expect(host.asked).toBe(asked + 1);
    expect(await last()).toMatchObject({ state: 'building', attempts: 2 });
  });

  test('may be a redirect, which isn’t followed', async () => {
    host.status = 308;
    const asked = host.asked;
    await publish(await tokenOf('manager'));
    expect(host.asked).toBe(asked + 1);
    expect(await last()).toMatchObject({ state: 'failed', error: 'The host answered 308.' });
  });

  test('is tried again at once on request, and then from the shortest pause', async () => {
    const editor = await tokenOf('editor');
    await publish(editor);
    await publish(editor);
    expect(await rows()).toMatchObject([
      { state: 'stopped', attempts: 1 },
      { state: 'failed', attempts: 1 },
    ]);
    host.status = 201;
    await publish(editor);
    expect(await last()).toMatchObject({ state: 'building' });
  });

  test('is not tried again after an editor has stopped it', async () => {
    const editor = await tokenOf('editor');
    await publish(editor);
    const stop = async (role: string, state = 'stopped') => {
      const global = { headers: { authorization: `Bearer ${await tokenOf(role)}` } };
      const client = createClient(running.url, running.publishableKey, { ...options, global });
      return client.from('site_publishes').update({ state }).eq('state', 'failed').select('state');
    };
    expect((await stop('visitor')).data).toEqual([]);
    expect((await stop('editor', 'waiting')).error?.code).toBe('42501');
    expect((await stop('editor')).data).toEqual([{ state: 'stopped' }]);
    await passAMinute();
    const { asked } = host;
    await run();
    expect(host.asked).toBe(asked);
  });

  test('is not tried again when a later request waits', async () => {
    host.status = 201;
    const editor = await tokenOf('editor');
    await publish(editor);
    await publish(editor);
    // The local build hook reports its failed builds so.
    const failed = { state: 'failed', error: 'No.' };
    await service().from('site_publishes').update(failed).eq('state', 'building');
    expect((await rows()).map(({ state }) => state)).toEqual(['stopped', 'waiting']);
  });
});

test('a scheduled post is published when its time has come', async () => {
  await service().from('site_publishes').delete().not('id', 'is', null);
  const add = (time: number) =>
    service()
      .from('custom_design_blogs')
      .insert({ ...POST, publish_at: new Date(Date.now() + time).toISOString() });
  await add(60_000);
  const before = (await rows()).length;
  await run();
  expect(await rows()).toHaveLength(before);
  await add(-1000);
  await run();
  expect((await rows()).at(-1)).toMatchObject({ reason: 'scheduled', requested_by: null });
  await service().from('custom_design_blogs').delete().not('id', 'is', null);
});

test('a scheduled post is published although the host has refused at its time', async () => {
  await service().from('site_publishes').delete().not('id', 'is', null);
  await service()
    .from('custom_design_blogs')
    .insert({ ...POST, publish_at: new Date(Date.now() - 1000).toISOString() });
  host.status = 500;
  await run();
  await run();
  expect(await rows()).toMatchObject([{ state: 'failed', reason: 'scheduled' }]);
  host.status = 201;
  await passAMinute();
  await run();
  expect(await rows()).toMatchObject([{ state: 'building', reason: 'scheduled' }]);
  await run();
  expect(await rows()).toHaveLength(1);
  await service().from('custom_design_blogs').delete().not('id', 'is', null);
});

test('a post without a time is published when its date has come at the office', async () => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' });
  const dayIn = (days: number) => day.format(Date.now() + days * 86_400_000);
  const add = (date: string, changes: object = {}) =>
    service()
      .from('custom_design_blogs')
      .insert({ ...POST, date, ...changes });
  await service().from('site_publishes').delete().not('id', 'is', null);
  await service()
    .from('site_publishes')
    .insert({ state: 'building', requested_at: new Date(Date.now() - 86_400_000) });
  await add(dayIn(1));
  await add(dayIn(-1));
  await add(dayIn(0), { status: 'draft' });
  await add(dayIn(0), { publish_at: new Date(Date.now() + 60_000).toISOString() });
  await run();
  expect(await rows()).toHaveLength(1);
  await add(dayIn(0));
  await run();
  await run();
  expect(await rows()).toMatchObject([{}, { reason: 'scheduled', requested_by: null }]);
  await service().from('custom_design_blogs').delete().not('id', 'is', null);
});

test('pictures are published when no more have come for ten minutes', async () => {
  await service().from('site_publishes').delete().not('id', 'is', null);
  const add = (created_at: string) =>
    service()
      .from('images')
      .insert({ ...PICTURE, created_at });
  const before = (await rows()).length;
  await add(minutesAgo(0));
  await run();
  expect(await rows()).toHaveLength(before);
  await add(minutesAgo(11));
  await run();
  expect(await rows()).toHaveLength(before);
  await service().from('images').delete().gt('created_at', minutesAgo(10));
  await run();
  expect((await rows()).at(-1)).toMatchObject({ reason: 'pictures', requested_by: null });
});

test('pictures are published beside one whose time is in the future', async () => {
  await service().from('site_publishes').delete().not('id', 'is', null);
  await service().from('images').delete().not('id', 'is', null);
  const add = (client: SupabaseClient, created_at: string) =>
    client.from('images').insert({ ...PICTURE, created_at });
  await add(service(), '2099-01-01');
  await run();
  expect(await rows()).toEqual([]);
  await add(service(), minutesAgo(11));
  await run();
  expect(await rows()).toMatchObject([{ reason: 'pictures' }]);

  const global = { headers: { authorization: `Bearer ${await tokenOf('editor')}` } };
  const editor = createClient(running.url, running.publishableKey, { ...options, global });
  expect((await add(editor, minutesAgo(-2))).error?.code).toBe('42501');
  expect((await add(editor, minutesAgo(-0.5))).error).toBeNull();
  const change = editor.from('images').update({ created_at: minutesAgo(-2) });
  expect((await change.lt('created_at', minutesAgo(10))).error?.code).toBe('42501');
});
