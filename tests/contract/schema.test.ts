import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPglite } from '../../packages/supabase-local/src/pglite/openPglite.ts';
import { asCaller, type SqlDatabase } from '../../packages/supabase-local/src/sql/database.ts';
import {
  migrate,
  readMigrations,
  UnknownMigrationError,
} from '../../packages/supabase-local/src/sql/migrate.ts';
import { databaseTypes, typesPath } from '../../scripts/databaseTypes.ts';
import { CALLS, TABLES } from './script/calls.ts';
import { changeableColumns } from './script/leadRows.ts';
import { newProject } from './server.ts';

const ROOT = join(import.meta.dirname, '../..');
const SUPABASE = join(ROOT, 'supabase');
const ROLES = ['anon', 'authenticated', 'service_role'] as const;

let database: SqlDatabase;
beforeAll(async () => {
  database = await openPglite();
  await newProject(database);
}, 60_000);
afterAll(() => database.close());

const rowsOf = async (text: string) => (await database.script(text))[0]?.rows ?? [];

test('the types of tables fit the migrations', async () => {
  const written = await readFile(typesPath, 'utf8');
  const isCurrent = written === (await databaseTypes(database));
  expect(isCurrent, 'database.gen.ts is out of date. Run `pnpm types`.').toBe(true);
});

describe('the migrations', () => {
  /** A grant on fewer columns than the table lists them, or lists the missing ones. */
  const GRANTS = `
    with granted as (
      select table_name, grantee, lower(privilege_type) as command,
        array_agg(column_name::text order by column_name) as columns
      from information_schema.column_privileges
      where table_schema = 'public' and privilege_type in ('SELECT', 'INSERT', 'UPDATE')
      group by 1, 2, 3
      union all
      select table_name, grantee, 'delete', null from information_schema.table_privileges
      where table_schema = 'public' and privilege_type = 'DELETE'
    ), known as (
      select table_name, array_agg(column_name::text order by column_name) as columns
      from information_schema.columns where table_schema = 'public' group by 1
    ), described as (
      select grantee, table_name, command || case
        when granted.columns is null or granted.columns = known.columns then ''
        when command = 'select' then ' without ' || array_to_string(array(
          select unnest(known.columns) except select unnest(granted.columns) order by 1), ', ')
        else ' of ' || array_to_string(granted.columns, ', ')
      end as may
      from granted join known using (table_name) where grantee in ('anon', 'authenticated')
    )
    select grantee as role, table_name as table, string_agg(may, '; ' order by may) as may
    from described group by 1, 2 order by 1, 2`;

  const everything = 'delete; insert; select; update';

  let granted: { [name: string]: unknown }[] = [];
  beforeAll(async () => {
    granted = await rowsOf(GRANTS);
  });

  test.each([
    [
      'anon',
      {
        albums: 'select',
        custom_design_blogs: 'select; update of category',
        images: 'select',
        post_slugs: 'select',
        reviews: 'select',
        site_facts: 'select',
      },
    ],
    [
      'authenticated',
      {
        activity: 'select',
        albums:
          'delete; insert of city, cover_id, id, is_published, pictures, sentence, service, title; select; update of city, cover_id, is_published, pictures, sentence, service, title',
        custom_design_blogs:
          'delete; insert of author, category, content, date, draft_of, excerpt, id, image, images, publish_at, slug, status, title; select; update of author, category, content, date, excerpt, image, images, publish_at, slug, status, title',
        expired_trash: 'delete; select',
        images: everything,
        lead_counts: 'select',
        lead_deliveries: 'select; update of next_attempt_at',
        lead_events:
          'delete; insert of created_at, id, kind, lead_id, note; select; update of note',
        lead_follow_ups: 'select',
        lead_numbers: 'select',
        leads: `delete; insert of created_at, email, id, kind, message, name, phone, service, subject; select without arrived, notify, past_since, push_by, push_to, sender_hash; update of ${Object.keys(changeableColumns).sort().join(', ')}`,
        people: 'delete; select; update of role, second_step_since, sessions',
        post_editing: 'select',
        post_previews: 'insert of post_id; select without key',
        post_slugs: 'select',
        post_versions: 'select',
        push_subscriptions:
          'delete; insert of auth, endpoint, p256dh; select without auth, p256dh, session_id',
        reviews:
          'delete; insert of company, has_consent, id, is_published, name, page, position, role, said_on, source, words; select; update of company, has_consent, is_published, name, page, position, role, said_on, source, words',
        second_step_requirement: 'delete; insert of is_only; select',
        site_fact_changes: 'select',
        site_facts: 'insert of key, value; select; update of value',
        site_publishes: 'insert of reason; select; update of state',
        trash: 'delete; select; update of deleted_at',
      },
    ],
  ])('grant only the listed rights to %s', (role, expected) => {
    const own = granted.filter((row) => row.role === role);
    expect(Object.fromEntries(own.map(({ table, may }) => [table, may]))).toEqual(expected);
  });

  const namesOf = async (kinds: string) =>
    (
      await rowsOf(`
        select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind in (${kinds}) order by 1`)
    ).map(({ relname }) => relname);

  test.each(['GET', 'POST', 'PATCH', 'DELETE'])(
    'have a listed call with %s for every table and view',
    async (method) => {
      const tried = CALLS.map(([call]) => call.match(`^${method} /rest/v1/(\\w+)`)?.[1]);
      const names = await namesOf("'r', 'v'");
      expect(names.filter((name) => !tried.includes(String(name)))).toEqual([]);
    },
  );

  test('make no table whose rows the calls could change unnoticed', async () => {
    expect(Object.keys(TABLES)).toEqual(await namesOf("'r'"));
  });

  test.each(ROLES)(
    'grant no right on a new table to %s, as in new hosted projects',
    async (role) => {
      await database.script('create table if not exists public.later (id int)');
      const read = asCaller(database, { role, claims: { role } }, (sql) =>
        sql.query('select from public.later'),
      );
      await expect(read).rejects.toMatchObject({ code: '42501' });
    },
  );
});

test('every function runs on hosted projects, which refuse an update without a WHERE clause', async () => {
  const bodies = await rowsOf(
    "select prosrc from pg_proc where pronamespace = 'private'::regnamespace",
  );
  const text = bodies.map(({ prosrc }) => prosrc).join(';');
  expect(
    text.match(/\b(delete from|(?<!do )update [\w.]+ set)\b(?![^;]*\bwhere\b)[^;]*/gi),
  ).toBeNull();
});

test("the CLI's own stack has no sign-up, and managers sign in by email", async () => {
  const config = await readFile(join(SUPABASE, 'config.toml'), 'utf8');
  expect(config).toMatch(/\[auth\][^[]*enable_signup = false/);
  // In the CLI, `enable_signup` turns the email provider on or off.
  expect(config).toMatch(/\[auth\.email\][^[]*enable_signup = true/);
});

test('a browser loses its pushes when its session is ended, but not when it has run out', async () => {
  const results = await database.script(`
    begin;
    insert into auth.users (email, encrypted_password, raw_app_meta_data)
      values ('push@example.com', 'x', '{"role": "manager"}');
    insert into auth.sessions (user_id, created_at, updated_at)
      select id, now() - age, now() - age from auth.users,
        unnest(array['1 hour', '20 days', '40 days']::interval[]) as age
      where email = 'push@example.com';
    insert into public.push_subscriptions (endpoint, p256dh, auth, account, session_id)
      select 'https://web.push.apple.com/' || date_part('day', now() - created_at),
        repeat('B', 87), repeat('A', 22), user_id, id
      from auth.sessions where user_id = (select id from auth.users where email = 'push@example.com');
    delete from auth.sessions where id in (select session_id from public.push_subscriptions);
    select right(endpoint, 2) as days from public.push_subscriptions order by 1;
    rollback`);
  expect(results.flatMap(({ rows }) => rows)).toEqual([{ days: '20' }, { days: '40' }]);
});

test('the daily sweep deletes activity after 90 days', async () => {
  const results = await database.script(`
    begin;
    delete from public.activity where true;
    insert into public.activity (kind, at, times)
      select 'refused', now() - make_interval(days => days), days from unnest(array[1, 89, 91]) as days;
    insert into public.lead_sweeps (months) values (24);
    select times from public.activity order by times;
    rollback`);
  expect(results.flatMap(({ rows }) => rows)).toEqual([{ times: 1 }, { times: 89 }]);
});

test('an account signs in, changes, and is removed when its activity cannot be logged', async () => {
  const email = 'unlogged@example.com';
  const results = await database.script(`
    begin;
    alter table public.activity add constraint broken check (false) not valid;
    insert into auth.users (email, encrypted_password) values ('${email}', 'x');
    insert into auth.sessions (user_id) select id from auth.users where email = '${email}';
    update auth.users set encrypted_password = 'y' where email = '${email}';
    select private.password_verification_attempt(jsonb_build_object('user_id', id, 'valid', false))
      ->> 'decision' as decision from auth.users where email = '${email}';
    delete from auth.users where email = '${email}' returning encrypted_password as removed;
    rollback`);
  expect(results.flatMap(({ rows }) => rows)).toEqual([{ decision: 'continue' }, { removed: 'y' }]);
});

test('a deleted image is restored with the default of a column that was added since', async () => {
  const results = await database.script(`
    begin;
    insert into public.images (image_id, file_name, file_path, bucket_name, category, title)
      values ('x', 'a.png', '/a.png', 'b', 'general-asset', 'lamp');
    delete from public.images where title = 'lamp';
    alter table public.images add column watts int not null default 60;
    update public.trash set deleted_at = null where row ->> 'title' = 'lamp';
    select title, watts from public.images where title = 'lamp';
    rollback`);
  expect(results.flatMap(({ rows }) => rows)).toEqual([{ title: 'lamp', watts: 60 }]);
});

test('the copies and the hash that older rows name in image_id become columns', async () => {
  const { text = '' } =
    (await readMigrations(SUPABASE)).find(({ name }) => name === 'image_copies') ?? {};
  const hash = '0f'.repeat(32);
  const results = await database.script(`
    begin;
    delete from public.images;
    delete from public.trash;
    alter table public.images drop column sha256, drop column has_thumbnail, drop column has_medium;
    insert into public.images (image_id, file_name, file_path, bucket_name, category, updated_at)
      select image_id, 'a.png', '/a.png', 'b', 'general-asset', '2026-01-01'
      from unnest(array[
        'placeholder', 'placeholder-${hash}', 'placeholder-thumb-${hash}', 'placeholder-sizes-${hash}'
      ]) as image_id;
    delete from public.images where image_id like '%sizes%' or image_id = 'placeholder';
    ${text};
    update public.trash set deleted_at = null;
    select image_id, sha256, has_thumbnail, has_medium, updated_at::date::text as updated
      from public.images order by image_id;
    rollback`);
  const updated = '2026-01-01';
  expect(results.flatMap(({ rows }) => rows)).toEqual([
    { image_id: 'placeholder', sha256: null, has_thumbnail: false, has_medium: false, updated },
    ...[
      ['', false, false],
      ['sizes-', true, true],
      ['thumb-', true, false],
    ].map(([copies, has_thumbnail, has_medium]) => ({
      ...{ image_id: `placeholder-${copies}${hash}`, sha256: hash },
      ...{ has_thumbnail, has_medium, updated },
    })),
  ]);
});

test("a database with another checkout's migrations is refused", async () => {
  const [, ...others] = await readMigrations(SUPABASE);
  const again = migrate(database, others, () => undefined);
  await expect(again).rejects.toThrow(UnknownMigrationError);
});

test('the seed names stored files by their path, so it fits every backend', async () => {
  const folder = join(SUPABASE, 'seeds');
  const names = (await readdir(folder)).sort();
  const seed = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  expect(seed.join('\n').match(/[^\s"']*(?<!["'\s])\/storage\/v1\/[^\s"']*/g)).toBeNull();
  await database.script(seed.join('\n'));
  const [{ count } = { count: 0 }] = await rowsOf(`
    select count(*)::int as count from public.images
    where file_path like '/storage/v1/object/public/custom-designs-images/seed/%'`);
  expect(count).toBe(40);
});
