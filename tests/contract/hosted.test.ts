import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TABLES } from '@custom-designs/supabase-local/memory';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '../../packages/supabase-local/src/memory/schema/table.ts';
import { openPglite } from '../../packages/supabase-local/src/pglite/openPglite.ts';
import { readMigrations } from '../../packages/supabase-local/src/server/migrations.ts';
import { bootstrap } from '../../packages/supabase-local/src/sql/bootstrap/bootstrap.ts';
import { asCaller, type SqlDatabase } from '../../packages/supabase-local/src/sql/database.ts';
import { migrate } from '../../packages/supabase-local/src/sql/migrate.ts';
import { SqlAuthStore } from '../../packages/supabase-local/src/sql/SqlAuthStore.ts';

const ROOT = join(import.meta.dirname, '../..');
const EMAIL = 'ana@example.com';
const PASSWORD = 'a long password 1';

let database: SqlDatabase;
let statements: string[] = [];
beforeAll(async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const [, section = ''] = readme.split('\n## Hosted Supabase\n');
  statements = [...section.matchAll(/```sql\n(.*?)```/gs)].map(([, text = '']) => text);
  database = await openPglite();
  await bootstrap(database);
  await migrate(database, await readMigrations(join(ROOT, 'supabase')), () => undefined);
}, 60_000);
afterAll(() => database.close());

/** The statements of the README are given by what they do, so that none can be forgotten. */
function statementThat(does: RegExp): string {
  const found = statements.filter((text) => does.test(text));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

const insert = (role: 'authenticated' | 'service_role', claims: object = {}) =>
  asCaller(database, { role, claims: { role, ...claims } }, (sql) =>
    sql.query(`
      insert into public.images (image_id, file_name, file_path, bucket_name, category)
      values ('x', 'a.png', '/a.png', 'b', 'general-asset')`),
  );

describe('the SQL of the README', () => {
  test('makes an account a manager, and takes the right away from a token that is out', async () => {
    const accounts = new SqlAuthStore(database, { reuseSeconds: 10 });
    await accounts.saveUser({ email: EMAIL, password: PASSWORD });
    const before = await accounts.signIn(EMAIL, PASSWORD);
    expect(before?.user.app_metadata.role).toBeUndefined();

    await database.script(statementThat(/\|\| '\{"role": "manager"\}'/));
    const session = await accounts.signIn(EMAIL, PASSWORD);
    const { id: session_id, user } = session ?? { id: '', user: undefined };
    const claims = { sub: user?.id, session_id, app_metadata: user?.app_metadata };
    await expect(insert('authenticated', claims)).resolves.toMatchObject({ count: 1 });

    await database.script(statementThat(/- 'role'/));
    await expect(insert('authenticated', claims)).rejects.toMatchObject({ code: '42501' });
  });

  test('frees rows from the address of a former project', async () => {
    const former = 'https://former.supabase.co/storage/v1/object/public/b/a.png';
    const other = 'https://example.com/storage/v1/object/public/b/a.png';
    await database.script(`
      delete from public.images;
      insert into public.images (image_id, file_name, file_path, bucket_name, category) values
        ('1', 'a.png', '${former}', 'b', 'general-asset'), ('2', 'a.png', '${other}', 'b', 'general-asset');
      insert into public.custom_design_blogs (title, excerpt, category, image, content, images) values
        ('t', 'e', 'Audio', '${former}', '[{"url": "${former}"}] <img src="${former}">', '["${former}", {"url": "${other}"}]'),
        ('u', 'e', 'Audio', null, 'words', null)`);
    await database.script(statementThat(/replace\(file_path/));
    const [images] = await database.script('select file_path from public.images order by image_id');
    const [posts] = await database.script(
      'select image, content, images from public.custom_design_blogs order by title',
    );
    const path = '/storage/v1/object/public/b/a.png';
    expect(images?.rows).toEqual([{ file_path: path }, { file_path: other }]);
    expect(posts?.rows).toEqual([
      {
        image: path,
        content: `[{"url": "${path}"}] <img src="${path}">`,
        images: [path, { url: other }],
      },
      { image: null, content: 'words', images: null },
    ]);
  });
});

describe('as in new hosted projects', () => {
  test('the migrations alone let scripts with the secret key work', async () => {
    await expect(insert('service_role')).resolves.toMatchObject({ count: 1 });
    const [grants] = await database.script(`
      select table_name as table, string_agg(lower(privilege_type), ' ' order by privilege_type) as may
      from information_schema.table_privileges
      where table_schema = 'public' and grantee = 'service_role' group by table_name order by 1`);
    const may = 'delete insert select update';
    expect(grants?.rows).toEqual(
      Object.entries(TABLES).map(([table, { view }]: [string, Table]) => ({
        table,
        may: view ? 'select' : may,
      })),
    );
  });

  test.each(['anon', 'authenticated', 'service_role'] as const)(
    'a new table without a grant is out of reach for %s',
    async (role) => {
      await database.script('create table if not exists public.later (id int)');
      const read = asCaller(database, { role, claims: { role } }, (sql) =>
        sql.query('select from public.later'),
      );
      await expect(read).rejects.toMatchObject({ code: '42501' });
    },
  );
});
