import { describe, expect, test } from 'vitest';
import { parseStatement } from './parseStatement.ts';
import { parsePreferences } from './preferences.ts';

async function parse(query: string, headers: { [name: string]: string } = {}) {
  const request = new Request(`http://localhost/rest/v1/posts${query}`, { headers });
  return await parseStatement(request, 'posts', parsePreferences(request.headers));
}

describe('parsing outside the subset fails and is never partial', () => {
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
    ['SQL in the name of a column', `?${encodeURIComponent("id' or '1'='1")}=eq.1`],
    ['51 columns', `?select=${Array.from({ length: 51 }, (_, index) => `a${index}:id`)}`],
    ['51 sort columns', `?order=${Array(51).fill('id')}`],
    ['101 filters', `?${Array(101).fill('id=not.is.null').join('&')}`],
    ['101 filters in a group', `?or=(${Array(101).fill('id.is.null')})`],
    ['21 patterns', `?or=(${Array(21).fill('title.ilike.*a*')})`],
    ['groups 11 deep', `?or=(${'and('.repeat(10)}id.is.null${')'.repeat(10)})`],
    ['groups 2,000 deep', `?or=(${'or('.repeat(2_000)}id.is.null${')'.repeat(2_000)})`],
  ])('refuses the query %s', async (_what, query) => {
    await expect(parse(query)).rejects.toMatchObject({ code: 'PGRST100', status: 400 });
  });

  test.each(['a | b', '!a', "'a b'", 'a <-> b', 'a:*B', '', 'a &', 'a b', 'a:*:*'])(
    'refuses the search "%s"',
    async (words) => {
      const query = `?search=${encodeURIComponent(`fts(simple).${words}`)}`;
      await expect(parse(query)).rejects.toMatchObject({ code: 'PGRST100', status: 400 });
    },
  );

  test.each([
    ['a planned count', { prefer: 'count=planned' }, 400],
    ['a rolled back transaction', { prefer: 'tx=rollback' }, 400],
    ['CSV', { accept: 'text/csv' }, 406],
    ['stripped nulls', { accept: 'application/vnd.pgrst.array+json;nulls=stripped' }, 406],
    ['a Range header', { range: '0-9' }, 400],
  ])('refuses %s', async (_what, headers, status) => {
    await expect(parse('', headers)).rejects.toMatchObject({ status });
  });
});

test.each([
  ['50 columns', `?select=${Array.from({ length: 50 }, (_, index) => `a${index}:id`)}`],
  ['100 filters', `?${Array(100).fill('id=not.is.null').join('&')}`],
  ['20 patterns', `?${Array(20).fill('title=not.like.*a*').join('&')}`],
  ['groups 10 deep', `?or=(${'and('.repeat(9)}id.not.is.null${')'.repeat(9)})`],
])('%s are read', async (_what, query) => {
  expect(await parse(query)).toMatchObject({ kind: 'select', table: 'posts' });
});

test('reads a repeated column once, and the last of two columns with the same name', async () => {
  expect(await parse(`?select=${Array(1_600).fill('title')}`)).toMatchObject({
    columns: [{ column: 'title' }],
  });
  expect(await parse('?select=a:title,b:slug,a:category')).toMatchObject({
    columns: [
      { column: 'category', alias: 'a' },
      { column: 'slug', alias: 'b' },
    ],
  });
});
