import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../../packages/supabase-local/src/pglite/openPglite.ts';
import { asCaller, type SqlDatabase } from '../../packages/supabase-local/src/sql/database.ts';
import { SqlAuthStore } from '../../packages/supabase-local/src/sql/SqlAuthStore.ts';
import { newProject } from './server.ts';

const guide = join(import.meta.dirname, '../../docs/deploy.md');

let database: SqlDatabase;
beforeAll(async () => {
  database = await openPglite();
  await newProject(database);
}, 60_000);
afterAll(() => database.close());

const rowsOf = async (text: string) => (await database.script(text))[0]?.rows ?? [];

/** Finds the one statement of the guide whose text matches. */
async function statementThat(does: RegExp): Promise<string> {
  const deploy = await readFile(guide, 'utf8');
  const [, section = ''] = deploy.split('\n## Hosted Supabase\n');
  const statements = [...section.matchAll(/```sql\n(.*?)```/gs)].map(([, text = '']) => text);
  const found = statements.filter((text) => does.test(text));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

test('the SQL of the guide makes an account a manager, and later revokes the role of an active token', async () => {
  const account = { email: 'ana@example.com', password: 'a long password 1' };
  const accounts = new SqlAuthStore(database, { reuseSeconds: 10, jwtSecret: 'x' });
  await accounts.saveUser(account);
  const before = await accounts.signIn(account.email, account.password);
  expect(before?.user.app_metadata.role).toBeUndefined();

  await database.script(await statementThat(/\|\| '\{"role": "manager"\}'/));
  const session = await accounts.signIn(account.email, account.password);
  if (!session) throw new Error('The account cannot sign in');
  const { id: session_id, user } = session;
  const role = 'authenticated';
  const claims = { role, sub: user.id, session_id, app_metadata: user.app_metadata };
  const insert = () =>
    asCaller(database, { role, claims }, (sql) =>
      sql.query(`
        insert into public.images (image_id, file_name, file_path, bucket_name, category)
        values ('x', 'a.png', '/a.png', 'b', 'general-asset')`),
    );
  await expect(insert()).resolves.toMatchObject({ count: 1 });

  await database.script(await statementThat(/- 'role'/));
  await expect(insert()).rejects.toMatchObject({ code: '42501' });
});

test('the SQL of the guide removes the second step of an account, and signs it out', async () => {
  const accounts = new SqlAuthStore(database, { reuseSeconds: 10, jwtSecret: 'x' });
  const account = { email: 'ana@example.com', password: 'a long password 1' };
  const { id: userId } = await accounts.saveUser(account);
  const session = await accounts.signIn(account.email, account.password);
  const factor = { id: crypto.randomUUID(), userId, friendlyName: '', secret: 'JBSWY3DP' };
  await accounts.addFactor(factor);
  await database.script(await statementThat(/mfa_factors/));
  expect((await accounts.findUser(userId))?.factors).toEqual([]);
  expect(await accounts.levelOf(session?.id ?? '')).toBeUndefined();
});

test('the SQL of the guide replaces the address of a former project in rows', async () => {
  const former = 'https://former.supabase.co/storage/v1/object/public/b/a.png';
  const other = 'https://example.com/storage/v1/object/public/b/a.png';
  await database.script(`
    delete from public.images;
    insert into public.images (image_id, file_name, file_path, bucket_name, category) values
      ('1', 'a.png', '${former}', 'b', 'general-asset'), ('2', 'a.png', '${other}', 'b', 'general-asset');
    insert into public.custom_design_blogs (title, excerpt, category, image, content, images) values
      ('t', 'e', 'Audio', '${former}', '[{"url": "${former}"}] <img src="${former}">', '["${former}", {"url": "${other}"}]'),
      ('u', 'e', 'Audio', null, 'words', null)`);
  await database.script(await statementThat(/replace\(file_path/));
  const path = '/storage/v1/object/public/b/a.png';
  expect(await rowsOf('select file_path from public.images order by image_id')).toEqual([
    { file_path: path },
    { file_path: other },
  ]);
  const posts = 'select image, content, images from public.custom_design_blogs order by title';
  expect(await rowsOf(posts)).toEqual([
    {
      image: path,
      content: `[{"url": "${path}"}] <img src="${path}">`,
      images: [path, { url: other }],
    },
    { image: null, content: 'words', images: null },
  ]);
});
