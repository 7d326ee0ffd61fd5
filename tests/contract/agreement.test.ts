import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from './script/harness.ts';
import { startServer } from './server.ts';

/** The same questions every time; other ones with another seed. */
const RUNS = Number(process.env.AGREEMENT_RUNS ?? 300);
const SEED = Number(process.env.AGREEMENT_SEED ?? 20_261_120);

const uuid = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;

/** Rows without chance in them, so that both engines hold exactly the same. */
const ROWS = Array.from({ length: 8 }, (_, index) => ({
  id: uuid(index),
  image_id: 'x',
  file_name: ['a.png', 'B.png', 'a%b.png', 'a_b.png'][index % 4],
  file_path: `https://example.com/${index}`,
  bucket_name: 'b',
  category: index % 2 ? 'hero-images' : 'general-asset',
  title: [null, 'one', 'One two', 'back\\slash', 'with, comma', 'quote"d', '', 'ünï'][index],
  description: index % 3 ? null : 'd',
  tags: [null, [], ['a'], ['a', 'b,c'], ['x"y'], ['A'], [''], ['ä']][index],
  file_size: [null, 0, 5, 10, 100, 1_000, 5, 7][index],
  width: index % 3 ? index : null,
  is_featured: [true, false, null][index % 3],
  created_at: [
    '2024-01-01T00:00:00Z',
    '2024-01-01T00:00:00.123456Z',
    '2023-12-31T23:30:00-02:00',
    null,
    '2024-02-29',
    '2024-01-01 10:00',
    '2024-01-01T00:00:00.5Z',
    '1999-12-31T23:59:59.999Z',
  ][index],
}));

/** Only forms of a moment that ISO 8601 knows: Postgres reads `20240101`, `Jan 8` and `now` as well. */
const MOMENT = fc.constantFrom(
  ...['2024-01-01', '2024-01-01T00:00:00Z', '2024-01-01T01:00:00.5+01:00', '2024-02-29 00:00'],
  ...['2024-13-01', '2024-02-30', '1999-12-31T23:59:59.999Z', 'soon', '', '*', '1.5'],
);
const VALUE = fc.oneof(
  fc.constantFrom('one', 'a.png', '5', '0', '7', 'true', 'f', uuid(3), '', 'null', '{a}', '{}'),
  fc.constantFrom('*one*', 'a\\%b.png', 'a_b%', '%', 'back\\\\slash', '1e3', '9999999999', ' 5 '),
  fc.string({ maxLength: 6 }),
);

const COLUMN = fc.constantFrom(
  ...['id', 'title', 'file_name', 'tags', 'file_size', 'width', 'is_featured', 'nope'],
);
const OPERATOR = fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike');
const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A column with a value somebody might compare it to. */
const COMPARED = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(COLUMN, VALUE) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('created_at'), MOMENT) },
);
const PLAIN = fc
  .tuple(OPERATOR, COMPARED)
  .map(([operator, [column, value]]) => ({ column, operator, value }));
const STATE = fc
  .tuple(COLUMN, fc.constantFrom('null', 'true', 'false', 'unknown', 'not_null'))
  .map(([column, value]) => ({ column, operator: 'is', value }));
const LIST = fc
  .tuple(COLUMN, fc.array(VALUE, { maxLength: 3 }))
  .map(([column, list]) => ({ column, operator: 'in', value: `(${list.map(quoted).join(',')})` }));

const FILTER = fc
  .tuple(fc.oneof(PLAIN, STATE, LIST), fc.constantFrom('', 'not.'))
  .map(([{ column, operator, value }, not]): [string, string] => [
    column,
    `${not}${operator}.${value}`,
  ]);

const MEMBER = fc.oneof(
  PLAIN.map(({ column, operator, value }) => `${column}.${operator}.${quoted(value)}`),
  fc.oneof(STATE, LIST).map(({ column, operator, value }) => `${column}.${operator}.${value}`),
);
const TREE = fc
  .tuple(
    fc.constantFrom('or', 'and', 'not.or', 'not.and'),
    fc.array(MEMBER, { minLength: 1, maxLength: 3 }),
  )
  .map(([kind, members]): [string, string] => [kind, `(${members.join(',')})`]);

const ORDER = fc
  .tuple(
    fc.constantFrom('title', 'file_size', 'created_at', 'is_featured', 'tags', 'nope'),
    fc.constantFrom('', '.desc', '.asc.nullsfirst', '.desc.nullslast'),
  )
  .map(([column, direction]): [string, string] => ['order', `${column}${direction},id`]);

const PAGE = fc.tuple(fc.nat(9), fc.nat(9)).map(([offset, limit]): [string, string][] => [
  ['offset', String(offset)],
  ['limit', String(limit)],
]);

const QUERY = fc
  .tuple(
    fc.array(fc.oneof(FILTER, TREE), { maxLength: 2 }),
    fc.option(ORDER),
    fc.option(PAGE),
    fc.boolean(),
  )
  .map(([filters, order, page, isCounted]) => ({
    query: new URLSearchParams([...filters, order ?? ['order', 'id'], ...(page ?? [])]).toString(),
    isCounted,
  }));

/** Postgres calls a moment it cannot read 22007 or 22008 by rules of its own. */
const codeOf = (code: string): string => (code === '22008' ? '22007' : code);

/** What a client can tell apart, without the wording of errors. */
async function answer(backend: Backend, query: string, isCounted: boolean) {
  const response = await (backend.fetch ?? fetch)(`${backend.url}/rest/v1/images?${query}`, {
    headers: { apikey: backend.publishableKey, ...(isCounted && { prefer: 'count=exact' }) },
  });
  const body = await response.json();
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    body: response.ok ? body : codeOf(body.code),
  };
}

describe('memory and SQL', () => {
  let sql: Backend;
  let memory: Backend;

  beforeAll(async () => {
    sql = await startServer();
    await fetch(`${sql.url}/rest/v1/images`, {
      method: 'POST',
      headers: { apikey: sql.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(ROWS),
    });
    const made = createMemorySupabase({ url: 'http://memory.test', rows: { images: ROWS } });
    memory = { ...made, close: async () => undefined };
  });
  afterAll(() => sql.close());

  test('hold the same rows', async () => {
    const all = await answer(sql, 'order=id', true);
    expect(all).toEqual(await answer(memory, 'order=id', true));
    expect(all.body).toHaveLength(ROWS.length);
  });

  test('answer any question of the subset alike', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(QUERY, async ({ query, isCounted }) => {
        const [fromSql, fromMemory] = await Promise.all([
          answer(sql, query, isCounted),
          answer(memory, query, isCounted),
        ]);
        expect(fromMemory).toEqual(fromSql);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
