import { expect, it, onTestFinished } from 'vitest';
import { openPglite } from '../../pglite/openPglite.ts';
import { bootstrap } from './bootstrap.ts';

async function emptyDatabase() {
  const database = await openPglite();
  onTestFinished(() => database.close());
  return database;
}

it('refuses a database that holds tables of something else, and changes nothing in it', async () => {
  const database = await emptyDatabase();
  await database.script('create table invoices (id int)');
  await expect(bootstrap(database)).rejects.toThrow(/holds 1 tables of something else/);
  const [found] = await database.script("select to_regnamespace('auth') is null as is_untouched");
  expect(found?.rows[0]?.is_untouched).toBe(true);
});

it('prepares an empty database, and takes it for its own from then on', async () => {
  const database = await emptyDatabase();
  await bootstrap(database);
  await database.script('create table public.mine (id int)');
  await expect(bootstrap(database)).resolves.toBeUndefined();
});
