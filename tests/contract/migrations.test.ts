import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../../packages/supabase-local/src/pglite/openPglite.ts';
import { readMigrations } from '../../packages/supabase-local/src/server/migrations.ts';
import { bootstrap } from '../../packages/supabase-local/src/sql/bootstrap/bootstrap.ts';
import { asCaller, type SqlDatabase } from '../../packages/supabase-local/src/sql/database.ts';
import { migrate, UnknownMigrationError } from '../../packages/supabase-local/src/sql/migrate.ts';

const SUPABASE = new URL('../../supabase', import.meta.url).pathname;

let database: SqlDatabase;
beforeAll(async () => {
  database = await openPglite();
  await bootstrap(database);
}, 60_000);
afterAll(() => database.close());

test('a database with migrations of another checkout is refused', async () => {
  const all = await readMigrations(SUPABASE);
  await migrate(database, all, () => undefined);
  await expect(migrate(database, all.slice(1), () => undefined)).rejects.toThrow(
    UnknownMigrationError,
  );
});

test('a message with an impossible email address is refused', async () => {
  const script = { role: 'service_role', claims: { role: 'service_role' } } as const;
  const insert = asCaller(database, script, (sql) =>
    sql.query("insert into public.leads (kind, email) values ('home', 'x')"),
  );
  await expect(insert).rejects.toMatchObject({ code: '23514' });
});

test('the seed names stored files by their path, so it fits whatever backend it is put into', async () => {
  const folder = `${SUPABASE}/seeds`;
  const names = (await readdir(folder)).sort();
  const seed = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  expect(seed.join('\n').match(/[^\s"']*(?<!["'\s])\/storage\/v1\/[^\s"']*/g)).toBeNull();
  await database.script(seed.join('\n'));
  const [rows] = await database.script(`
    select count(*)::int as count from public.images
    where file_path like '/storage/v1/object/public/custom-designs-images/seed/%'`);
  expect(rows?.rows).toEqual([{ count: 40 }]);
});
