import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { image } from './fixtures.ts';
import { type Account, type Contract, MANAGER } from './harness.ts';
import { BUCKET, freshPath, png } from './storage.ts';

const MANAGES = { app_metadata: { role: 'manager' } };

export function endedSessions(contract: () => Contract): void {
  async function signInNewManager(): Promise<{ account: Account; client: SupabaseClient }> {
    const email = `${crypto.randomUUID()}@example.com`;
    const account = { email, password: 'first password 1' };
    await contract().backend.addUser({ ...account, ...MANAGES });
    const client = contract().client();
    const { error } = await client.auth.signInWithPassword(account);
    if (error) throw error;
    return { account, client };
  }

  /** What a token that has not run out still opens. */
  async function rightsOf(token: string) {
    const bearer = contract().client(undefined, { authorization: `Bearer ${token}` });
    const inserted = await bearer.from('images').insert(image());
    const requests = await bearer.from('leads').select('id');
    const files = bearer.storage.from(BUCKET);
    const uploaded = await files.upload(freshPath(), png());
    const listed = await files.list('uploads');
    return {
      inserts: inserted.error?.code ?? 'yes',
      readsRequests: (requests.data ?? []).length > 0,
      uploads: uploaded.error ? 'no' : 'yes',
      listsFiles: (listed.data ?? []).length > 0,
    };
  }

  const NO_RIGHTS = { inserts: '42501', readsRequests: false, uploads: 'no', listsFiles: false };

  /** Both kinds of token: the one that writes, and the one that makes new ones. */
  async function expectEnded(client: SupabaseClient, end: () => Promise<unknown>): Promise<void> {
    await contract().service.from('leads').insert({ kind: 'home', email: 'ana@example.com' });
    const { data } = await client.auth.getSession();
    const token = data.session?.access_token ?? '';
    const refresh_token = data.session?.refresh_token ?? '';
    const before = await rightsOf(token);
    expect(before).toEqual({
      inserts: 'yes',
      readsRequests: true,
      uploads: 'yes',
      listsFiles: true,
    });

    await end();
    expect(await rightsOf(token)).toEqual(NO_RIGHTS);
    const fresh = contract().client();
    const refreshed = await fresh.auth.refreshSession({ refresh_token });
    expect(refreshed.error?.code).toBe('refresh_token_not_found');
    expect((await fresh.auth.getUser(token)).error?.name).toBe('AuthSessionMissingError');
  }

  describe('every session ends at once', () => {
    test('when the password is changed; the new one opens another session', async () => {
      const { account, client } = await signInNewManager();
      const changed = { ...account, password: 'second password 2' };
      await expectEnded(client, () => contract().backend.addUser({ ...changed, ...MANAGES }));
      const again = contract().client();
      expect((await again.auth.signInWithPassword(account)).error?.code).toBe(
        'invalid_credentials',
      );
      expect((await again.auth.signInWithPassword(changed)).error).toBeNull();
      expect((await rightsOf(await contract().token(again))).inserts).toBe('yes');
    });

    test('when the account is removed', async () => {
      const { account, client } = await signInNewManager();
      await expectEnded(client, () => contract().backend.removeUser(account.email.toUpperCase()));
      const { error } = await client.auth.signInWithPassword(account);
      expect(error?.code).toBe('invalid_credentials');
    });

    test('when the manager signs out everywhere', async () => {
      const { client } = await signInNewManager();
      const token = await contract().token(client);
      const everywhere = { method: 'POST' };
      await expectEnded(client, () =>
        contract().ask('/auth/v1/logout?scope=global', everywhere, token),
      );
    });

    test('and other accounts stay signed in', async () => {
      const { account } = await signInNewManager();
      await contract().backend.addUser({ ...account, password: 'third password 3' });
      expect((await contract().manager.auth.getUser()).data.user?.email).toBe(MANAGER.email);
      expect((await contract().manager.from('images').insert(image())).error).toBeNull();
    });
  });
}
