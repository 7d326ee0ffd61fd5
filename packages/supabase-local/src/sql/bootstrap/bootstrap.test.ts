import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPglite } from '../../pglite/openPglite.ts';
import type { SqlDatabase } from '../database.ts';
import { bootstrap } from './bootstrap.ts';

let database: SqlDatabase;
beforeAll(async () => {
  database = await openPglite();
}, 60_000);
afterAll(() => database.close());

it('refuses a database with unrelated tables and changes nothing in it', async () => {
  await database.script('create table invoices (id int)');
  await expect(bootstrap(database)).rejects.toThrow(/holds 1 tables of something else/);
  const [found] = await database.script("select to_regnamespace('auth') is null as is_untouched");
  expect(found?.rows[0]?.is_untouched).toBe(true);
});
