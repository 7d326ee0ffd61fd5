import { ApiError } from '../../http/errors.ts';
import type { SqlDatabase } from '../database.ts';
import { AUTH } from './auth.ts';
import { ROLES } from './roles.ts';
import { STORAGE } from './storage.ts';

/** A lock, so that two backends that start at once on one PostgreSQL take turns. */
const TURN = 'select pg_advisory_xact_lock(54321)';

const PROBE = `
  select to_regclass('supabase_local.notes') is not null as is_ours,
         to_regclass('auth.users') is not null as has_auth,
         to_regclass('supabase_migrations.schema_migrations') is not null as has_migrations,
         (select count(*)::int from pg_class join pg_namespace on pg_namespace.oid = relnamespace
           where relkind in ('r', 'p', 'v', 'm', 'f') and nspname not in ('pg_catalog', 'information_schema')
             and nspname !~ '^pg_(toast|temp)' and nspname <> 'supabase_migrations'
             and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e'))
           as foreign_tables`;

/**
 * Turns an empty database into a new Supabase project. Later runs only add what an older version of
 * this package lacked.
 */
export async function bootstrap(database: SqlDatabase): Promise<void> {
  const [probe] = await database.script(PROBE);
  const found = probe?.rows[0];
  if (found?.is_ours === true) {
    await database.script(`begin;\n${TURN};\n${AUTH}\ncommit;`);
    return;
  }
  if (found?.has_auth === true) {
    throw new ApiError(
      'foreign-database',
      'DATABASE_URL names a database that already belongs to a Supabase project. ' +
        'Use that project by its URL and publishable key, or give an empty database.',
    );
  }
  const tables = Number(found?.foreign_tables ?? 0);
  if (tables > 0 && found?.has_migrations !== true) {
    throw new ApiError(
      'foreign-database',
      `DATABASE_URL names a database that holds ${tables} tables of something else, and nothing was ` +
        'changed in it: its schema, roles and policies would be mixed with those. Give an empty database.',
    );
  }
  const due =
    found?.has_migrations === true
      ? ''
      : "insert into supabase_local.notes values ('seed', 'due') on conflict do nothing;";
  const id =
    "insert into supabase_local.notes values ('id', gen_random_uuid()) on conflict do nothing;";
  await database.script(`begin;\n${TURN};\n${ROLES}\n${AUTH}\n${STORAGE}\n${due}\n${id}\ncommit;`);
}
