import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SqlDatabase } from '../sql/database.ts';
import { openPglite } from './openPglite.ts';

let database: SqlDatabase;
beforeAll(async () => {
  database = await openPglite();
}, 60_000);
afterAll(() => database.close());

test('files are read while statements wait in the queue', async () => {
  let done = 0;
  const queue = Array.from({ length: 300 }, async (_, index) => {
    await (index % 2
      ? database.query('select 1')
      : database.transaction((sql) => sql.query('select 1')));
    done += 1;
  });
  await readFile(import.meta.filename);
  expect(done).toBeLessThan(queue.length);
  await Promise.all(queue);
});

test('statements run in the order they were given, whatever fails between them', async () => {
  await database.script('create table t (n int)');
  const results = await Promise.allSettled([
    database.query('insert into t values (1)'),
    database.query('select nonsense'),
    database.transaction((sql) => sql.query('insert into t select count(*) + 1 from t')),
    database.script('insert into t select count(*) + 1 from t'),
    database.query('select array_agg(n order by n)::text as all from t'),
  ]);
  expect(results[1]).toMatchObject({ status: 'rejected', reason: { code: '42703' } });
  expect(results[4]).toMatchObject({ value: { rows: [{ all: '{1,2,3}' }] } });
});

test('work in progress is finished before the database closes', async () => {
  const other = await openPglite();
  const asked = other.query('select 1 as one');
  await other.close();
  expect((await asked).rows).toEqual([{ one: 1 }]);
});
