/**
 * Finds what Supabase's database advisors warn about, and some faults that they miss. A rule's query
 * returns the `name` of each faulty object. A rule about the API reads its schemas from
 * `pgrst.db_schemas`, as PostgREST does, and fails if it isn't set. The advisor for unused indexes has no rule, because
 * a new database has used none.
 */
interface Rule {
  /** Completes "The schema has no ...". */
  readonly what: string;
  readonly query: string;
  /** Statements that make a faulty object, by the name that the query must return. */
  readonly faults: { readonly [name: string]: string };
  /** Why a finding is right as it is, by its name. */
  readonly meant?: { readonly [name: string]: string };
}

const CALLERS = "unnest(array['anon', 'authenticated']) as caller";
const exposed = (oid: string) =>
  `${oid}::regnamespace::text = any (string_to_array(current_setting('pgrst.db_schemas'), ', '))`;
/** Schemas of the migrations, not of the platform or of PostgreSQL. */
const own = (oid: string) =>
  `${oid}::regnamespace::text !~ '^(pg_|information_schema$|auth$|storage$|extensions$|supabase_)'`;
/** Policies with their conditions, one a row. */
const CONDITIONS = `
  pg_policy, unnest(
    array[pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)]
  ) as condition`;

const TABLE = 'create table public.faulty (id int primary key, author text);';
const GUARDED = `${TABLE} alter table public.faulty enable row level security;`;
const policy = (rest: string) => `${GUARDED} create policy p on public.faulty ${rest}`;

const data: Rule[] = [
  {
    what: 'view for visitors or accounts that reads the table of accounts',
    query: `
      with recursive readers as (
        select 'auth.users'::regclass::oid as reader
        union
        select ev_class from readers
          join pg_depend on refobjid = reader and classid = 'pg_rewrite'::regclass
          join pg_rewrite on pg_rewrite.oid = objid
      )
      select distinct oid::regclass::text as name
      from readers join pg_class on oid = reader, ${CALLERS}
      where relkind in ('v', 'm') and ${exposed('relnamespace')}
        and has_any_column_privilege(caller, oid, 'select')`,
    faults: {
      faulty: `
        create view private.accounts as select id, email from auth.users;
        create view public.faulty with (security_invoker = on) as select id from private.accounts;
        grant select on public.faulty to authenticated`,
    },
  },
  {
    what: "function for visitors or accounts that runs with its owner's rights",
    query: `
      select distinct oid::regprocedure::text as name from pg_proc, ${CALLERS}
      where prosecdef and ${own('pronamespace')} and has_function_privilege(caller, oid, 'execute')`,
    faults: {
      'private.faulty()': `
        create function private.faulty() returns bigint language sql security definer
        as 'select count(*) from auth.users'`,
    },
    meant: {
      'private.has_role(text[])': "Says only whether the caller's own account has a role.",
      'private.has_second_step()': "Says only whether the caller's own session has passed it.",
      'private.people()': 'Returns rows to managers only.',
      'private.second_steps()': 'Returns rows to managers only.',
    },
  },
  {
    what: "view that reads with its owner's rights",
    query: `
      select oid::regclass::text as name from pg_class
      where ${exposed('relnamespace')} and (relkind = 'm' or relkind = 'v' and not exists (
        select from pg_options_to_table(reloptions)
        where option_name = 'security_invoker' and option_value::boolean
      ))`,
    faults: {
      faulty: 'create view public.faulty as select * from public.leads',
      copied: 'create materialized view public.copied as select * from public.leads',
    },
  },
  {
    what: 'column for visitors or accounts that is named like a secret',
    query: `
      select distinct attrelid::regclass || '.' || attname as name
      from pg_attribute join pg_class on pg_class.oid = attrelid, ${CALLERS}
      where ${exposed('relnamespace')} and attnum > 0 and not attisdropped
        and attname ~* 'passw|secret|token|hash|(api|private|access|preview)_?key|ssn|card_?number|iban'
        and has_column_privilege(caller, attrelid, attnum, 'select')`,
    faults: {
      'faulty.api_key': `
        create table public.faulty (api_key text);
        grant select (api_key) on public.faulty to authenticated`,
    },
    meant: {},
  },
  {
    what: 'table without a grant for scripts with the secret key',
    query: `
      select oid::regclass::text as name from pg_class
      where ${exposed('relnamespace')} and relkind in ('r', 'p', 'v', 'm')
        and not has_any_column_privilege('service_role', oid, 'select')`,
    faults: { faulty: TABLE },
  },
];

const policies: Rule[] = [
  {
    what: 'table without row level security',
    query: `
      select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and not relrowsecurity and (
        ${exposed('relnamespace')} or relnamespace in ('auth'::regnamespace, 'storage'::regnamespace)
      )`,
    faults: { faulty: TABLE },
  },
  {
    what: 'policy on a table without row level security',
    query: `
      select polrelid::regclass || ': ' || polname as name
      from pg_policy join pg_class on pg_class.oid = polrelid where not relrowsecurity`,
    faults: { 'faulty: p': `${TABLE} create policy p on public.faulty using (id = 1)` },
  },
  {
    what: 'table with row level security and without a policy',
    query: `
      select oid::regclass::text as name from pg_class
      where ${exposed('relnamespace')} and relrowsecurity
        and not exists (select from pg_policy where polrelid = pg_class.oid)`,
    faults: { faulty: GUARDED },
    meant: { lead_sweeps: 'Only the function `leads` uses it, with the secret key.' },
  },
  {
    what: 'command of a role with two permissive policies, since policies add up',
    query: `
      select tablename || ': ' || role || ' ' || command as name
      from pg_policies,
        -- A policy for public, the default, applies to every role.
        unnest(case when 'public' = any (roles) then array['anon', 'authenticated'] else roles end) as role,
        unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as command
      where permissive = 'PERMISSIVE'
      group by schemaname, tablename, role, command having count(*) > 1`,
    faults: {
      'faulty: anon UPDATE': `
        ${policy('using (id = 1)')};
        create policy q on public.faulty for update to anon using (id = 2)`,
    },
  },
  {
    what: 'policy that lets everyone write every row',
    query: `
      select polrelid::regclass || ': ' || polname as name
      from pg_policy, lateral (
        select coalesce(pg_get_expr(polqual, polrelid), 'true') as qual,
          coalesce(pg_get_expr(polwithcheck, polrelid), pg_get_expr(polqual, polrelid), 'true') as added
      ) as conditions
      where polpermissive and (
        polcmd in ('w', 'd', '*') and qual = 'true' or polcmd in ('a', 'w', '*') and added = 'true'
      )`,
    faults: {
      'faulty: p': policy('for insert to authenticated with check (true)'),
      'faulty: q': `${GUARDED} create policy q on public.faulty for delete using (true)`,
      'faulty: r': `${GUARDED} create policy r on public.faulty using (id = 1) with check (true)`,
    },
  },
  {
    what: 'policy or function that trusts user_metadata, which each user can change',
    query: `
      select polrelid::regclass || ': ' || polname as name from ${CONDITIONS}
      where condition ~ 'user_meta_?data'
      union
      select oid::regprocedure::text from pg_proc
      where ${own('pronamespace')} and prosrc ~ 'user_meta_?data'`,
    faults: {
      'faulty: p': policy("using (auth.jwt() -> 'user_metadata' ->> 'role' = 'manager')"),
      'faulty()': `
        create function public.faulty() returns jsonb language sql
        as 'select raw_user_meta_data from auth.users'`,
    },
  },
  {
    // A call is made once for a statement if it's a subquery. Supabase recognizes only the call alone
    // as one, so `(select auth.jwt() ->> 'email')` is found too.
    what: 'policy that asks who the caller is for each row',
    query: `
      select distinct polrelid::regclass || ': ' || polname as name from ${CONDITIONS}
      where regexp_replace(condition, 'SELECT (auth|private)\\.\\w+\\(\\)', '', 'g')
        ~ '(auth|private)\\.\\w+\\(|current_setting'`,
    faults: {
      'faulty: p': policy('using (private.is_manager())'),
      'faulty: q': `${GUARDED} create policy q on public.faulty using (author = (select auth.jwt() ->> 'email'))`,
    },
  },
  {
    what: 'policy by which people without a role list the files of a public bucket',
    query: `
      select polname::text as name from pg_policy
      where polrelid = 'storage.objects'::regclass and polpermissive and polcmd in ('r', '*')
        and pg_get_expr(polqual, polrelid) !~ 'private\\.is_(editor|manager)\\(\\)'
        and exists (select from storage.buckets where public)`,
    faults: {
      p: "create policy p on storage.objects for select using (bucket_id = 'site-media')",
    },
  },
];

const definitions: Rule[] = [
  {
    what: 'function whose search_path its caller chooses',
    query: `
      select oid::regprocedure::text as name from pg_proc
      where ${own('pronamespace')}
        and not exists (select from unnest(proconfig) as setting where setting ~ '^search_path=')`,
    faults: {
      'private.faulty()': "create function private.faulty() returns int language sql as 'select 1'",
    },
  },
  {
    what: "extension among the API's tables",
    query: `select extname::text as name from pg_extension where ${exposed('extnamespace')}`,
    faults: { pgcrypto: 'alter extension pgcrypto set schema public' },
  },
  {
    what: 'second index of the same columns',
    query: `
      select indrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
      where ${own('relnamespace')}
      group by indrelid, indkey::text, indclass::text, indcollation::text, indoption::text,
        pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid)
      having count(*) > 1`,
    faults: { faulty: `${TABLE} create index again on public.faulty (id)` },
  },
  {
    what: 'foreign key without an index, which makes deletions slow',
    query: `
      select conrelid::regclass || ': ' || conname as name
      from pg_constraint
      where contype = 'f' and ${own('connamespace')} and not exists (
        select from pg_index
        where indrelid = conrelid and indpred is null
          and (string_to_array(indkey::text, ' ')::int2[])[: cardinality(conkey)] @> conkey
      )`,
    faults: {
      'faulty: faulty_lead_fkey':
        'create table public.faulty (id int, lead uuid references public.leads, primary key (id, lead))',
    },
  },
  {
    what: 'table without a primary key',
    query: `
      select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and ${own('relnamespace')}
        and not exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p')`,
    faults: { 'private.faulty': 'create table private.faulty (id int)' },
  },
];

export const RULES: readonly Rule[] = [...data, ...policies, ...definitions];
