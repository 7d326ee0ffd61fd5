import { beforeAll, describe, expect, test } from 'vitest';
import { type Contract, MANAGER, VISITOR } from './harness.ts';

export function auth(contract: () => Contract): void {
  describe('signing in', () => {
    test('returns a token that names the role, for any case of the address', async () => {
      const account = { ...MANAGER, email: MANAGER.email.toUpperCase() };
      const { data, error } = await contract().client().auth.signInWithPassword(account);
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email: MANAGER.email, role: 'authenticated' });
      expect(data.user?.app_metadata.role).toBe('manager');
      expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
      const claims = JSON.parse(atob(data.session?.access_token.split('.')[1] ?? ''));
      expect(claims).toMatchObject({ aud: 'authenticated', role: 'authenticated' });
    });

    test('responds the same to a wrong password and an unknown address', async () => {
      const { auth } = contract().client();
      const wrong = await auth.signInWithPassword({ ...VISITOR, password: 'wrong' });
      const unknown = await auth.signInWithPassword({ email: 'no@example.com', password: 'wrong' });
      for (const { error } of [wrong, unknown]) {
        expect(error).toMatchObject({
          code: 'invalid_credentials',
          message: 'Invalid login credentials',
          status: 400,
        });
      }
    });

    test('is refused after ten failures from one connection, even with forged addresses', async () => {
      const body = JSON.stringify({ email: 'throttled@example.com', password: 'wrong' });
      const statuses: number[] = [];
      let refused = new Response();
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const headers = { 'x-forwarded-for': `192.0.2.${attempt}` };
        const init = { method: 'POST', body, headers };
        refused = await contract().ask('/auth/v1/token?grant_type=password', init);
        statuses.push(refused.status);
      }
      expect(statuses).toEqual([...Array(10).fill(400), 429]);
      expect((await refused.json()).error_code).toBe('over_request_rate_limit');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
      const other = await contract().client().auth.signInWithPassword(MANAGER);
      expect(other.error).toBeNull();
    });

    test('sets no cookie, so another site’s page can’t use the session', async () => {
      const init = { method: 'POST', body: JSON.stringify(MANAGER) };
      const answer = await contract().ask('/auth/v1/token?grant_type=password', init);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toBeNull();
    });

    test('no cache keeps the account, its session, or the rows that it may read', async () => {
      const client = contract().client();
      const { data } = await client.auth.signInWithPassword(MANAGER);
      const headers = { authorization: `Bearer ${data.session?.access_token}` };
      for (const path of ['/auth/v1/user', '/rest/v1/leads?select=id', '/rest/v1/nowhere']) {
        const answer = await contract().ask(path, { headers });
        expect(answer.headers.get('cache-control'), path).toBe('no-store');
      }
    });

    test.each([
      ...['', '{', '[]', '"text"', 'null', '{"email":1,"password":2}', '['.repeat(5_000)],
      JSON.stringify({ email: 'a\0@example.com', password: 'wrong' }),
    ])('refuses the body %.10s', async (body) => {
      const init = { method: 'POST', body };
      const answer = await contract().ask('/auth/v1/token?grant_type=password', init);
      expect(answer.status).toBe(400);
    });

    test('does not allow sign-up', async () => {
      const { error } = await contract().client().auth.signUp({
        email: 'new@example.com',
        password: 'a long password',
      });
      expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
    });

    test('refuses other ways to sign in', async () => {
      const { auth } = contract().client();
      expect((await auth.signInAnonymously()).error?.code).toBe('signup_disabled');
      expect((await auth.signInWithOtp({ email: MANAGER.email })).error?.status).toBe(404);
    });
  });

  test('is refused with the old password and for a removed account', async () => {
    const email = 'replaced@example.com';
    const outcomes: unknown[] = [];
    const signIn = async (password: string) => {
      const { error } = await contract().client().auth.signInWithPassword({ email, password });
      outcomes.push(error?.code);
    };
    await contract().backend.addUser({ email, password: 'first password 1' });
    await contract().backend.addUser({ email, password: 'second password 2' });
    await signIn('first password 1');
    await signIn('second password 2');
    await contract().backend.removeUser(email.toUpperCase());
    await signIn('second password 2');
    expect(outcomes).toEqual(['invalid_credentials', undefined, 'invalid_credentials']);
  });

  describe('a session', () => {
    /** A separate account, so that ending its sessions doesn't affect other tests. */
    const account = { email: 'sessions@example.com', password: 'sessions password 1' };
    beforeAll(() => contract().backend.addUser(account));

    async function signedIn() {
      const client = contract().client();
      const { data } = await client.auth.signInWithPassword(account);
      return { client, refreshToken: data.session?.refresh_token ?? '' };
    }

    test('gets a new token of each kind when it is refreshed', async () => {
      const { client, refreshToken } = await signedIn();
      const { data, error } = await client.auth.refreshSession();
      expect(error).toBeNull();
      expect(data.session?.refresh_token).not.toBe(refreshToken);
      // 24 random bytes.
      expect(data.session?.refresh_token).toMatch(/^[\w-]{32}$/);
      expect((await client.auth.getUser()).error).toBeNull();
    });

    test('stays the same when the last refresh is retried', async () => {
      const { client, refreshToken } = await signedIn();
      const first = await client.auth.refreshSession({ refresh_token: refreshToken });
      const again = await client.auth.refreshSession({ refresh_token: refreshToken });
      expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
    });

    test('ends when an old token is used again later', async () => {
      const { client, refreshToken } = await signedIn();
      const second = await client.auth.refreshSession({ refresh_token: refreshToken });
      const refresh_token = second.data.session?.refresh_token ?? '';
      const third = await client.auth.refreshSession({ refresh_token });
      const stolen = await client.auth.refreshSession({ refresh_token: refreshToken });
      expect(stolen.error).toMatchObject({ code: 'refresh_token_already_used', status: 400 });
      const last = third.data.session?.refresh_token ?? '';
      const after = await contract().client().auth.refreshSession({ refresh_token: last });
      expect(after.error?.code).toBe('refresh_token_not_found');
    });

    test('is refused if the token has another signature or the key is missing', async () => {
      const token = (await contract().token(contract().manager)).replace(/[^.]*$/, 'AAAA');
      const rest = await contract().ask('/rest/v1/images', {}, token);
      const user = await contract().ask('/auth/v1/user', {}, token);
      const none = await contract().request('/auth/v1/user');
      expect([rest.status, (await rest.json()).code]).toEqual([401, 'PGRST301']);
      expect([user.status, (await user.json()).error_code]).toEqual([403, 'bad_jwt']);
      expect([none.status, (await none.json()).code]).toEqual([401, 'no_api_key']);
    });

    test('ends at its own sign-out, and other sessions of the account continue', async () => {
      const here = await signedIn();
      const there = await signedIn();
      const token = await contract().token(here.client);
      await here.client.auth.signOut({ scope: 'local' });
      const ended = await contract().client().auth.getUser(token);
      expect(ended.error?.name).toBe('AuthSessionMissingError');
      expect((await there.client.auth.getUser()).error).toBeNull();
      await there.client.auth.signOut({ scope: 'local' });
    });
  });
}
