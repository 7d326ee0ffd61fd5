import { expect, test } from 'vitest';
import { BROWSER } from './calls.ts';
import { type Contract, MANAGER } from './harness.ts';

/** The browsers that show pushes. */
export function push(contract: () => Contract): void {
  const insert = (endpoint: string, client = contract().manager) =>
    client.from('push_subscriptions').insert({ ...BROWSER, endpoint });
  const stored = async (columns = 'endpoint') =>
    (await contract().service.from('push_subscriptions').select(columns).order('created_at')).data;

  test.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-pn1p.notify.windows.com/w/?token=a%3d',
  ])('the server pushes to %s', async (endpoint) => {
    expect((await insert(endpoint)).error).toBeNull();
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/a',
    'https://example.com/a',
    'https://fcm.googleapis.com.example.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com@127.0.0.1/a',
    'https://example.com/https://fcm.googleapis.com/a',
    'https://notify.windows.com.example.com/a',
    'https://a.b@c.notify.windows.com/a',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com/a b',
    'https://fcm.googleapis.com/a\nhttps://10.0.0.1/',
    'https://fcm.googleapis.com\\\\10.0.0.1/a',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  ])('the server never pushes to %j', async (endpoint) => {
    expect((await insert(endpoint)).error?.code).toBe('23514');
  });

  test('a manager adds, sees, and removes a browser, and no one else adds one', async () => {
    const { anon, visitor, editor, manager } = contract();
    for (const client of [anon, visitor, editor]) {
      expect((await insert(BROWSER.endpoint, client)).error?.code).toBe('42501');
    }
    await insert(BROWSER.endpoint);
    const own = () => manager.from('push_subscriptions').select('endpoint,failed_at');
    expect((await own()).data).toContainEqual({ endpoint: BROWSER.endpoint, failed_at: null });
    const removed = manager.from('push_subscriptions').delete().eq('endpoint', BROWSER.endpoint);
    expect((await removed.select('endpoint')).data).toHaveLength(1);
  });

  test('a manager who has signed out adds no browser', async () => {
    const client = contract().client();
    await client.auth.signInWithPassword(MANAGER);
    const token = await contract().token(client);
    await client.auth.signOut({ scope: 'local' });
    const body = JSON.stringify(BROWSER);
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answer = await contract().ask('/rest/v1/push_subscriptions', init, token);
    expect(answer.status).toBe(403);
  });

  test('a browser belongs to the account that was last signed in there', async () => {
    const account = { email: 'push@example.com', password: 'push password 1' };
    const { backend } = contract();
    await backend.addUser({ ...account, app_metadata: { role: 'manager' } });
    const other = contract().client();
    expect((await other.auth.signInWithPassword(account)).error).toBeNull();
    expect((await insert(BROWSER.endpoint)).error).toBeNull();
    expect((await insert(BROWSER.endpoint, other)).error).toBeNull();
    const own = (await contract().manager.from('push_subscriptions').select('endpoint')).data;
    expect(own).not.toContainEqual({ endpoint: BROWSER.endpoint });
    await backend.removeUser(account.email);
    expect(await stored()).not.toContainEqual({ endpoint: BROWSER.endpoint });
  });

  test('an eleventh browser of an account replaces its oldest one', async () => {
    await contract().service.from('push_subscriptions').delete().neq('endpoint', '');
    const all = Array.from({ length: 11 }, (_, index) => `${BROWSER.endpoint}/${index}`);
    for (const endpoint of all) await insert(endpoint);
    expect((await stored())?.map((row) => Object(row).endpoint)).toEqual(all.slice(1));
  });
}
