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
