import { describe, expect, test } from 'vitest';
import type { Contract } from './harness.ts';

export function tokens(contract: () => Contract): void {
  test('a token that was raised to the service role opens nothing', async () => {
    const [header, payload = '', signature] = (await contract().token(contract().manager)).split(
      '.',
    );
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const raised = btoa(JSON.stringify({ ...claims, role: 'service_role' })).replaceAll('=', '');
    const token = `${header}.${raised}.${signature}`;
    const rest = await contract().ask('/rest/v1/images?select=id', {}, token);
    const user = await contract().ask('/auth/v1/user', {}, token);
    const body = JSON.stringify({ prefix: '' });
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const list = await contract().ask('/storage/v1/object/list/site-media', init, token);
    expect([rest.status, (await rest.json()).code]).toEqual([401, 'PGRST301']);
    expect([user.status, (await user.json()).error_code]).toEqual([403, 'bad_jwt']);
    expect([list.status, (await list.json()).statusCode]).toEqual([400, '403']);
  });

  describe('keys', () => {
    test('no key: 401', async () => {
      const rest = await contract().request('/rest/v1/images');
      const auth = await contract().request('/auth/v1/user');
      expect([rest.status, auth.status]).toEqual([401, 401]);
      expect((await rest.json()).message).toBe('No API key found in request');
    });

    test('a wrong key: 401', async () => {
      for (const apikey of ['sb_publishable_x', 'sb_secret_x', '', 'null']) {
        const answer = await contract().request('/rest/v1/images', { headers: { apikey } });
        expect(answer.status).toBe(401);
      }
    });

    test('the public key does not become the secret one by a bearer', async () => {
      const { secretKey } = contract().backend;
      const answer = await contract().ask('/rest/v1/leads', {}, secretKey);
      expect(answer.status).toBe(401);
      expect((await answer.json()).code).toBe('PGRST301');
    });

    test('the token of a signed-in user counts, not the key beside it', async () => {
      const token = await contract().token(contract().visitor);
      const headers = {
        apikey: contract().backend.secretKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      };
      const init = { method: 'PATCH', headers, body: JSON.stringify({ name: 'x' }) };
      const answer = await contract().request('/rest/v1/leads?kind=eq.home', init);
      expect(answer.status).toBe(403);
    });
  });
}
