import { describe, expect, test } from 'vitest';
import { image } from './fixtures.ts';
import type { Contract } from './harness.ts';

const encode = (part: object): string =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const CLAIMS = {
  sub: crypto.randomUUID(),
  role: 'authenticated',
  aud: 'authenticated',
  exp: 4_102_444_800,
  app_metadata: { role: 'manager' },
};

async function sign(header: object, claims: object, secret: string): Promise<string> {
  const content = `${encode(header)}.${encode(claims)}`;
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, [
    'sign',
  ]);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(content)));
  const text = btoa(String.fromCharCode(...signature));
  return `${content}.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Tokens that look like a manager's, made of a genuine one. `jwt.test.ts` has more of them. */
const FORGERIES: [name: string, forge: (genuine: string[]) => string | Promise<string>][] = [
  ['signed with another secret', () => sign({ alg: 'HS256', typ: 'JWT' }, CLAIMS, 'guess')],
  ['without a signature', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(CLAIMS)}.`],
  [
    'raised to the service role',
    ([header, payload = '', signature]) => {
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
      return `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`;
    },
  ],
  ['nonsense', () => 'a.b.c'],
];

type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** How each way to write is answered: the status, for storage the one inside the answer. */
async function writes(ask: Ask): Promise<{ [way: string]: number | string }> {
  const json = (method: string, body: unknown) => ({
    ...{ method, body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json' },
  });
  const inside = async (answer: Promise<Response>) => {
    const text = await (await answer).text();
    return JSON.parse(text).statusCode ?? text;
  };
  const rows = '/rest/v1/images';
  const files = '/storage/v1/object/custom-designs-images';
  const upload = { method: 'POST', body: 'x', headers: { 'content-type': 'image/png' } };
  return {
    insert: (await ask(rows, json('POST', image()))).status,
    update: (await ask(`${rows}?title=eq.first`, json('PATCH', { title: 'x' }))).status,
    delete: (await ask(`${rows}?title=eq.first`, { method: 'DELETE' })).status,
    upload: await inside(ask(`${files}/uploads/${crypto.randomUUID()}.png`, upload)),
    remove: await inside(ask(files, json('DELETE', { prefixes: ['uploads/a.png'] }))),
  };
}

export function tokens(contract: () => Contract): void {
  test.each(FORGERIES)('a forged token, %s, neither reads nor writes', async (_what, forge) => {
    const genuine = await contract().token(contract().manager);
    const token = await forge(genuine.split('.'));
    const rest = await contract().ask('/rest/v1/images?select=id', {}, token);
    const user = await contract().ask('/auth/v1/user', {}, token);
    const body = JSON.stringify({ prefix: '' });
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const list = await contract().ask('/storage/v1/object/list/site-media', init, token);
    expect([rest.status, (await rest.json()).code]).toEqual([401, 'PGRST301']);
    expect([user.status, (await user.json()).error_code]).toEqual([403, 'bad_jwt']);
    expect([list.status, (await list.json()).statusCode]).toEqual([400, '403']);
    expect(await writes((path, change) => contract().ask(path, change, token))).toEqual({
      ...{ insert: 401, update: 401, delete: 401, upload: '403', remove: '403' },
    });
  });

  test('the public key alone writes nothing, neither rows nor files', async () => {
    expect(await writes((path, init) => contract().ask(path, init))).toEqual({
      // Removing what one may not see is no error: there is nothing to remove.
      ...{ insert: 401, update: 401, delete: 401, upload: '403', remove: '[]' },
    });
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
