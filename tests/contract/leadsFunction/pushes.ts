import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { claimsOf, newBrowser } from './browser.ts';
import { type LeadsFunctionContract, message } from './harness.ts';
import { vapid } from './sink.ts';

const PASSWORD = 'a long password 1';
const NEW = { title: 'New message', body: 'Tap to read it.', tag: 'new' };

export function pushes(contract: () => LeadsFunctionContract): void {
  const own = () => contract().leadsFunction;
  const received = () => contract().sink.received.filter(({ path }) => path.startsWith('/push/'));
  const arrived = async (count: number) => {
    await expect.poll(() => received().length, { timeout: 5_000 }).toBe(count);
    return received();
  };
  const rows = async () => (await contract().service.from('push_subscriptions').select()).data;

  async function signedIn(name: string, role = 'manager'): Promise<SupabaseClient> {
    const account = { email: `${name}@example.com`, password: PASSWORD };
    await own().addUser({ ...account, app_metadata: { role } });
    const client = createClient(own().url, own().publishableKey, {
      auth: { persistSession: false, storageKey: crypto.randomUUID() },
    });
    await client.auth.signInWithPassword(account);
    return client;
  }
  async function turnOn(client: SupabaseClient) {
    const browser = newBrowser();
    const { error } = await client.from('push_subscriptions').insert(browser.row);
    expect(error).toBeNull();
    return browser;
  }

  let ana: SupabaseClient;
  let ben: SupabaseClient;
  beforeAll(async () => {
    [ana, ben] = [await signedIn('ana'), await signedIn('ben')];
  });

  test('a message leads to one push for each browser of a manager, without a word of the visitor', async () => {
    const editor = await signedIn('eva', 'editor');
    const refused = await editor.from('push_subscriptions').insert(newBrowser().row);
    expect(refused.error?.code).toBe('42501');
    const browsers = [await turnOn(ana), await turnOn(ana), await turnOn(ben)];
    const sent = message();
    for (const _ of [1, 2]) await contract().send(sent);
    const pushed = await arrived(3);
    for (const browser of browsers) {
      const push = pushed.find(browser.isFor);
      expect(push && browser.read(push)).toEqual(NEW);
      expect(push?.headers).toMatchObject({
        ...{ 'content-encoding': 'aes128gcm', 'content-length': '4096' },
        ...{ ttl: '86400', topic: 'new', urgency: 'high' },
      });
      const claims = push && claimsOf(push);
      const [aud, sub] = ['https://fcm.googleapis.com', vapid.VAPID_SUBJECT];
      expect(claims).toMatchObject({ aud, sub, exp: expect.any(Number) });
    }
    await contract().catchUp();
    expect(received()).toHaveLength(3);
  });

  test('a push says how many messages are unread', async () => {
    await contract().send(message());
    await expect.poll(async () => (await contract().leads())[0]?.push_to).toBe(null);
    const browser = await turnOn(ana);
    await contract().send(message({ message: 'Another thing, please.' }));
    const [push] = await arrived(1);
    expect(push && browser.read(push)).toEqual({
      ...NEW,
      body: '2 messages are unread. Tap to read them.',
    });
  });

  test('spam, and a message written down by a manager, lead to no push', async () => {
    await turnOn(ana);
    await contract().send(message({ website: 'https://spam.example' }));
    await ben.from('leads').insert({ kind: 'phone', phone: '956-555-0111' });
    await contract().catchUp();
    expect(received()).toEqual([]);
  });

  test.each([404, 410])(
    'a browser that the push service calls gone is removed: %i',
    async (status) => {
      await turnOn(ana);
      contract().sink.pushStatus = status;
      await contract().send(message());
      await expect.poll(rows, { timeout: 5_000 }).toEqual([]);
    },
  );

  test.each([403, 500])('a refusal is noted until a push arrives: %i', async (status) => {
    await turnOn(ana);
    const failed = async () => (await rows())?.map(({ failed_at }) => failed_at !== null);
    contract().sink.pushStatus = status;
    expect((await contract().send(message())).status).toBe(201);
    await expect.poll(failed, { timeout: 5_000 }).toEqual([true]);
    contract().sink.pushStatus = 201;
    await contract().send(message({ message: 'Another thing, please.' }));
    await expect.poll(failed, { timeout: 5_000 }).toEqual([false]);
  });

  test('a push service that never answers holds up neither the visitor nor the emails', async () => {
    await turnOn(ana);
    contract().sink.pushStatus = 0;
    expect((await contract().send(message())).status).toBe(201);
    const states = async () => (await contract().deliveries()).map(({ state }) => state);
    await expect.poll(states, { timeout: 5_000 }).toEqual(['sent', 'sent', 'sent']);
    await arrived(1);
  });

  test('an account that is no longer a manager, or has signed out, gets no push', async () => {
    const former = await signedIn('former');
    await turnOn(former);
    const { service } = contract();
    await service.from('people').update({ role: 'editor' }).eq('email', 'former@example.com');
    const left = await signedIn('left');
    await turnOn(left);
    await left.auth.signOut();
    expect(await rows()).toEqual([]);
  });

  test('a person who is given messages by someone else gets one push for all of them', async () => {
    const [anas, bens] = [await turnOn(ana), await turnOn(ben)];
    const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
    const added = ids.map((id) => ({ id, kind: 'contact', phone: '956-555-0111' }));
    await contract().service.from('leads').insert(added);
    const give = (owner: string | null, given: (string | undefined)[]) =>
      ana.from('leads').update({ owner }).in('id', given);
    await give('ben@example.com', ids.slice(0, 3));
    await give('ben@example.com', ids.slice(3, 4));
    await give(null, ids.slice(3, 4));
    await give('ana@example.com', ids.slice(4));
    await contract().catchUp();
    const [push] = await arrived(1);
    expect(push && bens.isFor(push) && bens.read(push)).toEqual({
      ...{ title: 'Ana gave you 3 messages', body: 'Tap to read them.', tag: 'given' },
    });
    await give('ben@example.com', ids.slice(4));
    await ben.from('leads').update({ owner: 'ana@example.com' }).eq('id', ids[0]);
    await contract().catchUp();
    const told = (await arrived(3))
      .slice(1)
      .map((one) => (bens.isFor(one) ? bens : anas).read(one));
    expect(told.map((one) => 'title' in one && one.title).sort()).toEqual([
      ...['Ana gave you a message', 'Ben gave you a message'],
    ]);
  });

  test('a test goes to the own browser only', async () => {
    const [anas, bens] = [await turnOn(ana), await turnOn(ben)];
    const key = await own().ask('/push', { method: 'GET' });
    expect(await key.json()).toEqual({ publicKey: vapid.VAPID_PUBLIC_KEY });
    const token = (await ana.auth.getSession()).data.session?.access_token;
    const ask = async (endpoint: unknown, authorization = `Bearer ${token}`) => {
      const headers = { 'content-type': 'application/json', apikey: own().publishableKey };
      const body = JSON.stringify({ endpoint });
      const init = { method: 'POST', headers: { ...headers, authorization }, body };
      return (await own().ask('/push', init)).status;
    };
    expect(await ask(anas.row.endpoint)).toBe(200);
    expect(await ask(bens.row.endpoint)).toBe(404);
    expect(await ask(anas.row.endpoint, '')).toBe(401);
    expect(await ask(7)).toBe(400);
    const [push] = await arrived(1);
    expect(push && anas.read(push)).toMatchObject({ tag: 'test' });
    contract().sink.pushStatus = 500;
    expect(await ask(anas.row.endpoint)).toBe(502);
  });
}
