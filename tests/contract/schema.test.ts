import { TABLES } from '@custom-designs/supabase-local/memory';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BUCKETS,
  OBJECT_POLICIES,
} from '../../packages/supabase-local/src/memory/schema/buckets.ts';
import type { Table } from '../../packages/supabase-local/src/memory/schema/table.ts';
import { openPglite } from '../../packages/supabase-local/src/pglite/openPglite.ts';
import { readMigrations } from '../../packages/supabase-local/src/server/migrations.ts';
import { bootstrap } from '../../packages/supabase-local/src/sql/bootstrap/bootstrap.ts';
import type { SqlDatabase } from '../../packages/supabase-local/src/sql/database.ts';
import { migrate } from '../../packages/supabase-local/src/sql/migrate.ts';

const SUPABASE = new URL('../../supabase', import.meta.url).pathname;

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as required, pg_get_expr(d.adbin, d.adrelid) as initial
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  order by c.relname, a.attnum`;

const POLICIES = `
  select policyname as name, tablename as table, lower(cmd) as command, roles::text[] as roles,
    qual is not null as using, with_check is not null as check
  from pg_policies where schemaname in ('public', 'storage') order by policyname`;

const CHECKS = `
  select conrelid::regclass::text as table, conname as name from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace order by conname`;

const KEYS = `
  select conrelid::regclass::text as table, conname as name from pg_constraint
  where contype in ('f', 'u') and connamespace = 'public'::regnamespace order by 1, contype`;

const TRIGGERS = `
  select tgrelid::regclass::text as table, tgname as name from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, tgname`;

/** Both whole-table and column rights, column by column. */
const GRANTS = `
  select table_name as table, grantee as role, lower(privilege_type) as command, column_name as column
  from information_schema.column_privileges
  where table_schema = 'public' and grantee in ('anon', 'authenticated')
    and privilege_type in ('SELECT', 'INSERT', 'UPDATE')
  union all
  select table_name, grantee, 'delete', '*' from information_schema.table_privileges
  where table_schema = 'public' and grantee in ('anon', 'authenticated') and privilege_type = 'DELETE'`;

const INITIAL: { [expression: string]: unknown } = {
  'gen_random_uuid()': 'random-uuid',
  'now()': 'now',
  false: { value: false },
  "'{}'::text[]": { value: [] },
  "'[]'::json": { value: [] },
  "'new'::text": { value: 'new' },
  "'note'::text": { value: 'note' },
  "'waiting'::text": { value: 'waiting' },
  "'Custom Designs'::text": { value: 'Custom Designs' },
};

let database: SqlDatabase;
const rows = async (text: string) => (await database.script(text))[0]?.rows ?? [];
const tables: [string, Table][] = Object.entries(TABLES);

beforeAll(async () => {
  database = await openPglite();
  await bootstrap(database);
  await migrate(database, await readMigrations(SUPABASE), () => undefined);
}, 60_000);
afterAll(() => database.close());

describe('the memory engine describes the schema the migrations make', () => {
  test('columns, types, required ones and defaults, in this order', async () => {
    const described = tables.flatMap(([table, { columns }]) =>
      Object.entries(columns).map(([name, column]) => ({
        table,
        name,
        type: column.type,
        required: column.isRequired === true,
        initial: column.default ?? null,
      })),
    );
    const made = (await rows(COLUMNS)).map((row) => ({
      ...row,
      initial: row.initial === null ? null : INITIAL[String(row.initial)],
    }));
    expect(made).toEqual(described);
  });

  test('checks', async () => {
    const described = tables.flatMap(([table, { checks }]) =>
      checks.map(({ name }) => ({ table, name })),
    );
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(await rows(CHECKS)).toEqual(described.sort(byName));
  });

  test('triggers', async () => {
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    const described = tables.flatMap(([table, { triggers = [] }]) =>
      triggers.map(({ name }) => ({ table, name })).sort(byName),
    );
    expect(await rows(TRIGGERS)).toEqual(described);
  });

  test('keys to other tables, and what is unique beside the id', async () => {
    const described = tables.flatMap(([table, { parent, unique }]) => [
      ...(parent ? [{ table, name: `${table}_${parent.column}_fkey` }] : []),
      ...(unique ? [{ table, name: unique.name }] : []),
    ]);
    expect(await rows(KEYS)).toEqual(described);
  });

  test('grants, column by column', async () => {
    const described = tables.flatMap(([table, { columns, grants }]) =>
      Object.entries(grants).flatMap(([role, commands]) =>
        Object.entries(commands).flatMap(([command, granted]) => {
          const whole = command === 'delete' ? ['*'] : Object.keys(columns);
          return (granted === true ? whole : granted).map((column) =>
            [table, role, command, column].join(' '),
          );
        }),
      ),
    );
    const made = (await rows(GRANTS)).map(({ table, role, command, column }) =>
      [table, role, command, column].join(' '),
    );
    expect(made.sort()).toEqual(described.sort());
  });

  test('policies, of tables and of stored files', async () => {
    const policies = [
      ...tables.flatMap(([table, description]) =>
        description.policies.map((policy) => ({ table, ...policy })),
      ),
      ...OBJECT_POLICIES.map((policy) => ({ table: 'objects', ...policy })),
    ];
    const described = policies.map(({ table, name, command, roles, using, check }) => ({
      name,
      table,
      command,
      roles: [...roles],
      using: using !== undefined,
      check: check !== undefined,
    }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(await rows(POLICIES)).toEqual(described.sort(byName));
  });

  test('buckets', async () => {
    const text = `
      select id, public, file_size_limit::int as "fileSizeLimit",
        allowed_mime_types as "allowedMimeTypes" from storage.buckets order by id`;
    expect(await rows(text)).toEqual(BUCKETS);
  });

  test('row-level security is on for every table', async () => {
    const open = `
      select relname from pg_class
      where relnamespace in ('public'::regnamespace, 'storage'::regnamespace, 'auth'::regnamespace)
        and relkind = 'r' and not relrowsecurity`;
    expect(await rows(open)).toEqual([]);
  });
});
