import { describe, expect, test } from 'vitest';
import type { Contract } from './harness.ts';

export function refusals(contract: () => Contract): void {
  const anon = () => contract().anon.from('custom_design_blogs');

  describe('errors', () => {
    test('an unknown table gets 404 PGRST205', async () => {
      const { error, status } = await contract().anon.from('nowhere').select();
      expect([status, error?.code]).toEqual([404, 'PGRST205']);
      expect(error?.message).toMatch(/^Could not find the table 'public.nowhere' in the schema/);
    });

    test('an unknown column gets 42703 in select, filters, and order', async () => {
      for (const query of [
        anon().select('nope'),
        anon().select('*').eq('nope', 1),
        anon().select('*').order('nope'),
      ]) {
        const { error, status } = await query;
        expect([status, error?.code]).toEqual([400, '42703']);
        expect(error?.message).toBe('column custom_design_blogs.nope does not exist');
      }
    });

    test('an operator that the type lacks gets 42883', async () => {
      expect((await anon().select().ilike('id', '%a%')).error?.code).toBe('42883');
      expect((await anon().select().eq('images', '[]')).error?.code).toBe('42883');
    });

    test('an invalid date gets 22007', async () => {
      expect((await anon().select().gt('date', 'soon')).error?.code).toBe('22007');
    });

    test('a zero byte is refused in a value and in a row', async () => {
      const text = 'a\u0000b';
      const lead = { kind: 'home', email: 'a@example.com', name: text };
      expect((await anon().select().eq('title', text)).error?.code).toBe('22021');
      expect((await contract().service.from('leads').insert(lead)).error?.code).toBe('22P05');
    });

    test('a list nested too deep is refused', async () => {
      const query = `/rest/v1/images?tags=eq.${'{'.repeat(900)}`;
      expect((await contract().ask(query)).status).toBe(400);
    });
  });

  describe('a request outside the subset fails and is never partial', () => {
    test.each([100, 101, 200_000])(
      'JSON nested %i deep is stored or refused, never a failure',
      async (depth) => {
        const images = `${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}`;
        const { secretKey } = contract().backend;
        const answer = await contract().request('/rest/v1/custom_design_blogs?slug=eq.nowhere', {
          method: 'PATCH',
          headers: { apikey: secretKey, 'content-type': 'application/json' },
          body: `{"images":${images}}`,
        });
        expect(answer.status).toBe(depth > 100 ? 400 : 204);
      },
    );

    test('another schema is refused: 406', async () => {
      const headers = { 'accept-profile': 'auth' };
      const answer = await contract().ask('/rest/v1/custom_design_blogs', { headers });
      expect(answer.status).toBe(406);
    });

    test('another method gets 405', async () => {
      const rest = await contract().ask('/rest/v1/images?id=eq.1', { method: 'PUT', body: '{}' });
      const auth = await contract().ask('/auth/v1/token', { method: 'GET' });
      const file = '/storage/v1/object/site-media/a.mp4';
      const storage = await contract().ask(file, { method: 'PUT', body: 'x' });
      expect([rest.status, auth.status, storage.status]).toEqual([405, 405, 405]);
      expect(rest.headers.get('allow')).toContain('PATCH');
    });

    test('a GET ends no session, mails no link, invites no one, and publishes nothing', async () => {
      const token = await contract().token(contract().manager);
      const auth = ['token', 'logout', 'recover', 'verify', 'invite', 'signup'];
      const functions = ['leads', 'people', 'publish'];
      for (const path of [
        ...auth.map((name) => `/auth/v1/${name}`),
        ...functions.map((name) => `/functions/v1/${name}`),
      ]) {
        expect((await contract().ask(path, {}, token)).status, path).toBe(405);
      }
    });

    test('a body that is not JSON, or not rows, gets PGRST102', async () => {
      for (const body of ['{', '"text"', '[1]', '']) {
        const headers = { 'content-type': 'application/json' };
        const answer = await contract().ask('/rest/v1/leads', { method: 'POST', headers, body });
        expect(answer.status).toBe(400);
        expect((await answer.json()).code).toBe('PGRST102');
      }
    });

    test('rows with different keys get PGRST102 unless the columns are named', async () => {
      const apikey = contract().backend.secretKey;
      const init = {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify([
          { kind: 'home', email: 'a@b.c' },
          { kind: 'home', phone: '1' },
        ]),
      };
      const columns = '?columns="kind","email","phone"';
      const refused = await contract().request('/rest/v1/leads', init);
      const taken = await contract().request(`/rest/v1/leads${columns}`, init);
      expect((await refused.json()).code).toBe('PGRST102');
      expect(taken.status).toBe(201);
    });
  });

  describe('SQL in values stays a value', () => {
    test.each(["'; drop table images; --", '" or 1=1', "\\'; select 1", '$1', '%s'])(
      '%s finds no rows and does no harm',
      async (text) => {
        const { data, error } = await anon().select('id').eq('slug', text);
        expect([data, error]).toEqual([[], null]);
      },
    );
  });
}
