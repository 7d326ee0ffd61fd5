import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { image } from './fixtures.ts';
import { type Contract, MANAGER } from './harness.ts';

const isMissing = async (client: SupabaseClient) =>
  (await client.auth.getUser()).error?.name === 'AuthSessionMissingError';

/** The view of accounts, which managers read and change. */
export function people(contract: () => Contract): void {
  const table = () => contract().manager.from('people');

  async function newEditor(email: string) {
    const account = { email, password: 'editor password 1' };
    await contract().backend.addUser({ ...account, app_metadata: { role: 'editor' } });
    const client = contract().client();
    await client.auth.signInWithPassword(account);
    return { account, client };
  }

  test('a manager sees each account with its role, its devices, and when it was last used', async () => {
    const { account } = await newEditor('editor@example.com');
    await contract().service.auth.admin.inviteUserByEmail('waiting@example.com');
    const { data } = await table().select('email,role,is_invited,sessions,last_seen_at');
    const recently = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const seen = { last_seen_at: recently, sessions: 1, is_invited: false };
    expect(data).toContainEqual({ email: account.email, role: 'editor', ...seen });
    expect(data).toContainEqual({
      ...{ email: 'waiting@example.com', role: null, is_invited: true },
      ...{ sessions: 0, last_seen_at: null },
    });
  });

  test('an editor curates pictures, and reads neither messages nor people', async () => {
    const { client } = await newEditor('curator@example.com');
    expect((await client.from('images').insert(image()).select('id')).data).toHaveLength(1);
    expect((await client.from('leads').select('id')).data).toEqual([]);
    expect((await client.from('people').select()).data).toEqual([]);
    const role = { role: 'manager' };
    const { data } = await client.from('people').update(role).eq('role', 'editor').select('id');
    expect(data).toEqual([]);
  });

  test('a new role and "sign out everywhere" end all sessions of an account', async () => {
    const { account, client } = await newEditor('changed@example.com');
    const change = (values: object) =>
      table().update(values).eq('email', account.email).select('role,sessions');
    expect((await change({ sessions: 0 })).data).toEqual([{ role: 'editor', sessions: 0 }]);
    expect(await isMissing(client)).toBe(true);
    await client.auth.signInWithPassword(account);
    expect((await change({ role: 'manager' })).data).toEqual([{ role: 'manager', sessions: 0 }]);
    expect(await isMissing(client)).toBe(true);
    const { data } = await client.auth.signInWithPassword(account);
    expect(data.user?.app_metadata.role).toBe('manager');
    for (const wrong of [{ role: 'owner' }, { sessions: 2 }, { sessions: null }]) {
      expect((await change(wrong)).error?.code).toBe('23514');
    }
    expect((await change({ role: null })).data).toEqual([{ role: null, sessions: 0 }]);
  });

  /** Calls the function `people`. @returns its status and code */
  async function invite(client: SupabaseClient, body: object) {
    const { response, error } = await client.functions.invoke('people', { body });
    return [response?.status, error ? Object(await response?.json()).code : undefined];
  }

  test('the function people invites for managers with an active session only', async () => {
    const email = 'function@example.com';
    const body = { email, role: 'editor' };
    const { client: editor } = await newEditor('inviting@example.com');
    const { account, client: former } = await newEditor('former@example.com');
    await contract().backend.addUser({ ...account, app_metadata: { role: 'manager' } });
    const { anon, visitor, manager } = contract();
    for (const client of [anon, visitor, editor, former]) {
      expect([401, 403]).toContain((await invite(client, body))[0]);
    }
    const mailsTo = async (address: string) =>
      (await contract().backend.mails()).filter(({ to }) => to[0] === address).length;
    const listed = async () => (await table().select('role,is_invited').eq('email', email)).data;
    const tenAtOnce = async (asked: object) =>
      (await Promise.all(Array.from({ length: 10 }, () => invite(manager, asked)))).sort();
    const oneOfTen = [[200, undefined], ...Array(9).fill([429, 'too-many'])];
    expect(await tenAtOnce(body)).toEqual(oneOfTen);
    expect(await listed()).toEqual([{ role: 'editor', is_invited: true }]);
    expect(await mailsTo(email)).toBe(1);
    // Nothing changes within a minute, not even the role.
    const other = { ...body, role: 'manager' };
    expect(await invite(manager, other)).toEqual([429, 'too-many']);
    expect(await listed()).toEqual([{ role: 'editor', is_invited: true }]);
    await contract().backend.passMinute();
    expect(await tenAtOnce(other)).toEqual(oneOfTen);
    expect(await mailsTo(email)).toBe(2);
    expect(await listed()).toEqual([{ role: 'manager', is_invited: true }]);
    expect(await invite(manager, { ...body, email: account.email })).toEqual([409, 'exists']);
    expect(await invite(manager, { ...body, role: 'owner' })).toEqual([400, 'malformed']);
  });

  test('a manager gets a mailed link to send by hand, and nobody else gets one', async () => {
    const email = 'by-hand@example.com';
    const { account, client: editor } = await newEditor('forgetting@example.com');
    const [row] = (await table().select('id').eq('email', account.email)).data ?? [];
    const forgotten = { forgotten: row?.id };
    const { anon, visitor, manager } = contract();
    for (const client of [anon, visitor, editor]) {
      expect([401, 403]).toContain((await invite(client, forgotten))[0]);
    }
    for (const body of [{ email, role: 'editor' }, forgotten]) {
      const { data, response } = await manager.functions.invoke('people', { body });
      const mail = (await contract().backend.mails()).at(-1);
      expect(mail?.to).toEqual([body === forgotten ? account.email : email]);
      // Only the embedded backend has no mail service.
      expect(mail?.text).toContain(`\n${data.link}\n`);
      expect(response?.headers.get('cache-control')).toBe('no-store');
    }
    expect((await contract().backend.mails()).at(-2)?.text).toContain(`${MANAGER.email} invites`);
    expect(await invite(manager, forgotten)).toEqual([429, 'too-many']);
    const missing = { forgotten: crypto.randomUUID() };
    expect(await invite(manager, missing)).toEqual([404, 'missing']);
    // A request without the secret key gets no link.
    const { auth } = contract().client();
    const asked = await auth.resetPasswordForEmail(account.email);
    expect(asked).toEqual({ data: {}, error: null });
  });

  test('the former address of an account is not invited while a link can undo its change', async () => {
    const { account, client } = await newEditor('former-address@example.com');
    const email = 'next-address@example.com';
    await client.auth.updateUser({ email, current_password: account.password });
    const mail = (await contract().backend.mails()).findLast(({ to }) => to[0] === email);
    const token_hash = /token_hash=([^&\s]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const changed = await client.auth.verifyOtp({ token_hash, type: 'email_change' });
    expect(changed.data.user?.email).toBe(email);
    const invitation = { email: account.email, role: 'editor' };
    expect(await invite(contract().manager, invitation)).toEqual([409, 'exists']);
  });

  test('no manager removes themselves or changes their own role', async () => {
    const refused = [
      await table().update({ role: 'editor' }).eq('email', MANAGER.email),
      await table().delete().eq('email', MANAGER.email),
    ];
    for (const { status, error } of refused) {
      expect([status, error?.message]).toEqual([409, expect.stringContaining('remove yourself')]);
    }
    expect((await table().select('id').eq('email', MANAGER.email)).data).toHaveLength(1);
  });
}
