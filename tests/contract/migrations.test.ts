import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../../packages/supabase-local/src/pglite/openPglite.ts';
import { readMigrations } from '../../packages/supabase-local/src/server/migrations.ts';
import { bootstrap } from '../../packages/supabase-local/src/sql/bootstrap/bootstrap.ts';
import { asCaller, type SqlDatabase } from '../../packages/supabase-local/src/sql/database.ts';
import { migrate } from '../../packages/supabase-local/src/sql/migrate.ts';

const SUPABASE = new URL('../../supabase', import.meta.url).pathname;
/** The last migration of the first release: whoever runs it has rows that later rules forbid. */
const FIRST_RELEASE = '20261120000500';

let database: SqlDatabase;
beforeAll(async () => {
  database = await openPglite();
  await bootstrap(database);
}, 60_000);
afterAll(() => database.close());

test('later migrations keep every row that earlier ones allowed', async () => {
  const all = await readMigrations(SUPABASE);
  const isFirst = ({ version }: { version: string }) => version <= FIRST_RELEASE;
  await migrate(database, all.filter(isFirst), () => undefined);
  await database.script(`
    insert into public.leads (kind, email, preferred_date) values
      ('home', 'x', null), ('home', 'ana@example.com', 'infinity')`);
  await migrate(database, all, () => undefined);
  // A manager can still follow such a row up.
  await database.script("update public.leads set status = 'contacted'");
  const [kept] = await database.script('select email, preferred_date::text from public.leads');
  expect(kept?.rows).toEqual([
    { email: 'x', preferred_date: null },
    { email: 'ana@example.com', preferred_date: 'infinity' },
  ]);
});

test('and they hold for every row from then on', async () => {
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
