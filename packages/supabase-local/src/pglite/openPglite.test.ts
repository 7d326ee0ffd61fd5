import fs from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

test.each(['select 1/0', 'select 1'])(
  'an open transaction of a script is rolled back: %s',
  async (end) => {
    await database.script(`begin; create table half (id int); ${end}`).catch(() => undefined);
    await expect(database.query('select from half')).rejects.toMatchObject({ code: '42P01' });
  },
);

test('statements run while a backup is compressed', async () => {
  let isDone = false;
  let answered = 0;
  const dump = database.dump().then(() => {
    isDone = true;
  });
  while (!isDone) answered += (await database.query('select 1')).count;
  await dump;
  expect(answered).toBeGreaterThan(10);
});

test('a write is flushed to disk before its response, and a read flushes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pglite-'));
  const onDisk = await openPglite(join(folder, 'database'));
  await onDisk.script('create table kept (id int)');
  const flush = vi.spyOn(fs, 'fsyncSync');
  await onDisk.query('select from kept');
  expect(flush).not.toHaveBeenCalled();
  await onDisk.transaction((sql) => sql.query('insert into kept values (1)'));
  expect(flush).toHaveBeenCalled();
  flush.mockRestore();
  await onDisk.close();
  await rm(folder, { recursive: true });
});
