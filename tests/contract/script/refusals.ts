import { describe, expect, test } from 'vitest';
import type { Contract } from './harness.ts';

export function refusals(contract: () => Contract): void {
  const anon = () => contract().anon.from('custom_design_blogs');

  describe('errors', () => {
    test('an unknown table is 404 PGRST205', async () => {
      const { error, status } = await contract().anon.from('nowhere').select();
      expect(status).toBe(404);
      expect(error).toMatchObject({
        code: 'PGRST205',
        message: "Could not find the table 'public.nowhere' in the schema cache",
      });
    });

    test.each(['users', 'auth.users', 'pg_catalog', 'constructor', '__proto__'])(
      'the table %s is out of reach',
      async (table) => {
        expect((await contract().service.from(table).select()).status).toBe(404);
      },
    );

    test('an unknown column is 42703, selected, filtered or sorted by', async () => {
      for (const query of [
        anon().select('nope'),
        anon().select('*').eq('nope', 1),
        anon().select('*').order('nope'),
      ]) {
        const { error, status } = await query;
        expect(status).toBe(400);
        expect(error).toMatchObject({
          code: '42703',
          message: 'column custom_design_blogs.nope does not exist',
        });
      }
    });

    test('a comparison the type does not have is 42883', async () => {
      expect((await anon().select().ilike('id', '%a%')).error?.code).toBe('42883');
      expect((await anon().select().eq('images', '[]')).error?.code).toBe('42883');
    });

    test('a wrong date is 22007', async () => {
      expect((await anon().select().gt('date', 'soon')).error?.code).toBe('22007');
    });

    test('a zero byte is refused, in a value and in a row', async () => {
      const text = 'a\u0000b';
      const lead = { kind: 'home', email: 'a@example.com', name: text };
      expect((await anon().select().eq('title', text)).error?.code).toBe('22021');
      expect((await contract().service.from('leads').insert(lead)).error?.code).toBe('22P05');
    });

    test('a list nested deeper than any is refused', async () => {
      const query = `/rest/v1/images?tags=eq.${'{'.repeat(900)}`;
      expect((await contract().ask(query)).status).toBe(400);
    });

    test('every error has code, details, hint and message', async () => {
      const answer = await contract().ask('/rest/v1/nowhere');
      const keys = Object.keys(await answer.json()).sort();
      expect(keys).toEqual(['code', 'details', 'hint', 'message']);
    });
  });

  describe('what lies outside the subset is refused, never half done', () => {
    test.each([
      ['embedding', '?select=*,author(name)'],
      ['casts', '?select=id::text'],
      ['JSON paths', '?select=images->0'],
      ['aggregates', '?select=count()'],
      ['full-text search', '?title=fts.light'],
      ['containment', '?images=cs.{a}'],
      ['regular expressions', '?title=match.a'],
      ['a filter without an operator', '?title=light'],
      ['an unknown operator', '?title=sounds.light'],
      ['a broken list', '?or=(title.eq.a'],
      ['a limit that is no number', '?limit=many'],
      ['a negative offset', '?offset=-1'],
      ['a strange order', '?order=title.sideways'],
    ])('%s: 400', async (_what, query) => {
      const answer = await contract().ask(`/rest/v1/custom_design_blogs${query}`);
      expect(answer.status).toBe(400);
      expect((await answer.json()).code).toBe('PGRST100');
    });

    test.each([
      ['51 columns', `?select=${Array.from({ length: 51 }, (_, index) => `a${index}:id`)}`],
      ['51 sort columns', `?order=${Array(51).fill('id')}`],
      ['101 filters', `?${Array(101).fill('id=not.is.null').join('&')}`],
      ['101 filters in a group', `?or=(${Array(101).fill('id.is.null')})`],
      ['groups 11 deep', `?or=(${'and('.repeat(10)}id.is.null${')'.repeat(10)})`],
      ['groups 2,000 deep', `?or=(${'or('.repeat(2_000)}id.is.null${')'.repeat(2_000)})`],
    ])('more than anyone needs: %s: 400', async (_what, query) => {
      const answer = await contract().ask(`/rest/v1/custom_design_blogs${query}`);
      expect(answer.status).toBe(400);
      expect((await answer.json()).code).toBe('PGRST100');
    });

    test('what many need is answered: 50 columns, 100 filters, groups 10 deep', async () => {
      for (const query of [
        `?select=${Array.from({ length: 50 }, (_, index) => `a${index}:id`)}`,
        `?${Array(100).fill('id=not.is.null').join('&')}`,
        `?or=(${'and('.repeat(9)}id.not.is.null${')'.repeat(9)})`,
      ]) {
        const answer = await contract().ask(`/rest/v1/custom_design_blogs${query}`);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toHaveLength(4);
      }
    });

    test.each([100, 101, 5_000, 200_000])(
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

    test.each([
      ['a planned count', { prefer: 'count=planned' }, 400],
      ['a rolled back transaction', { prefer: 'tx=rollback' }, 400],
      ['CSV', { accept: 'text/csv' }, 406],
      ['stripped nulls', { accept: 'application/vnd.pgrst.array+json;nulls=stripped' }, 406],
      ['another schema', { 'accept-profile': 'auth' }, 406],
      ['a Range header', { range: '0-9' }, 400],
    ])('%s', async (_what, headers, status) => {
      const answer = await contract().ask('/rest/v1/custom_design_blogs', { headers });
      expect(answer.status).toBe(status);
    });

    test('functions are unknown: 404', async () => {
      const { error, status } = await contract().anon.rpc('is_manager');
      expect([status, error?.code]).toEqual([404, 'PGRST202']);
    });

    test('other methods are 405', async () => {
      const rest = await contract().ask('/rest/v1/images?id=eq.1', { method: 'PUT', body: '{}' });
      const auth = await contract().ask('/auth/v1/token', { method: 'GET' });
      const file = '/storage/v1/object/site-media/a.mp4';
      const storage = await contract().ask(file, { method: 'PUT', body: 'x' });
      expect([rest.status, auth.status, storage.status]).toEqual([405, 405, 405]);
      expect(rest.headers.get('allow')).toContain('PATCH');
    });

    test('signed URLs, copies, buckets and image rendering are 404', async () => {
      const files = contract().service.storage.from('custom-designs-images');
      const answers = [
        (await files.createSignedUrl('uploads/a.png', 60)).error,
        (await files.copy('uploads/a.png', 'uploads/b.png')).error,
        (await files.move('uploads/a.png', 'uploads/b.png')).error,
        (await contract().service.storage.listBuckets()).error,
      ];
      expect(answers.map((error) => error && 'status' in error && error.status)).toEqual([
        404, 404, 404, 404,
      ]);
    });

    test('a body that is no JSON, or no rows, is PGRST102', async () => {
      for (const body of ['{', '"text"', '[1]', '']) {
        const headers = { 'content-type': 'application/json' };
        const answer = await contract().ask('/rest/v1/leads', { method: 'POST', headers, body });
        expect(answer.status).toBe(400);
        expect((await answer.json()).code).toBe('PGRST102');
      }
    });

    test('rows with different keys are PGRST102 unless the columns are named', async () => {
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
      '%s finds nothing and breaks nothing',
      async (text) => {
        const { data, error } = await anon().select('id').eq('slug', text);
        expect([data, error]).toEqual([[], null]);
      },
    );

    test.each(['id"; drop table images; --', "id' or '1'='1", 'id)--'])(
      '%s is no column',
      async (name) => {
        const query = `?${encodeURIComponent(name)}=eq.1`;
        const answer = await contract().ask(`/rest/v1/images${query}`);
        expect(answer.status).toBe(400);
      },
    );
  });
}
