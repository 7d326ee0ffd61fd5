import { type NewUser, UNDO_SECONDS, type UnconfirmedUser, type User } from '../interfaces.ts';
import { queryJson, type SqlDatabase, type SqlRunner } from './database.ts';
import { isoTime } from './quote.ts';

/** The factors of an account (alias u) as JSON, without their secrets. */
const FACTORS = `(
  select coalesce(json_agg(json_build_object(
    'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
    'status', f.status, 'created_at', ${isoTime('f.created_at')},
    'updated_at', ${isoTime('f.updated_at')}) order by f.created_at), '[]')
  from auth.mfa_factors f where f.user_id = u.id)`;

/** A row of auth.users (alias u) as JSON. */
export const USER = `json_build_object(
  'id', u.id, 'email', u.email, 'app_metadata', u.raw_app_meta_data,
  'user_metadata', u.raw_user_meta_data, 'created_at', ${isoTime('u.created_at')},
  'updated_at', ${isoTime('u.updated_at')},
  'last_sign_in_at', ${isoTime('u.last_sign_in_at')},
  'email_confirmed_at', ${isoTime('u.email_confirmed_at')},
  'invited_at', ${isoTime('u.invited_at')}, 'new_email', u.email_change, 'factors', ${FACTORS})::text as body`;

/**
 * A hash that no password matches. Unknown accounts are compared with it, so the response time
 * reveals nothing.
 */
const NOBODY = '$2a$10$ssQMXK7.z7qa5.kb6uyDteR2Uer.H0BBtJrWnFQbfQuZrE2GvOyhq';

const HASH = `
  select coalesce(nullif(max(encrypted_password), ''), '${NOBODY}') as hash
  from auth.users where email = $1`;

const MATCHES = 'select extensions.crypt($1, $2) = $2 as matches';

/** Returns no row if the account is gone, or if its password changed since the comparison. */
const SIGN_IN = `
  update auth.users set last_sign_in_at = now() where email = $1 and encrypted_password = $2
  returning id::text as id`;

const SAVE = `
  insert into auth.users as u (email, encrypted_password, raw_app_meta_data)
  values ($1, extensions.crypt($2, extensions.gen_salt('bf', 10)), $3::jsonb)
  on conflict (email) do update set
    encrypted_password = excluded.encrypted_password,
    raw_app_meta_data = u.raw_app_meta_data || excluded.raw_app_meta_data,
    email_confirmed_at = coalesce(u.email_confirmed_at, now()),
    updated_at = now()
  returning ${USER}`;

const CREATE = `
  insert into auth.users as u
    (email, encrypted_password, raw_app_meta_data, raw_user_meta_data, email_confirmed_at)
  select $1, '', $2::jsonb, $3::jsonb, null
  where not exists (
    select from auth.one_time_tokens where token_type = 'email_undo' and relates_to = $1
      and created_at > now() - make_interval(secs => ${UNDO_SECONDS})
  )
  on conflict (email) do nothing
  returning ${USER}`;

const REMOVE = 'delete from auth.users where email = $1';

const MANAGERS = `
  select coalesce(json_agg(m order by m.email), '[]')::text as body
  from (
    select u.email, ${isoTime('u.created_at')} as created_at,
      ${isoTime('u.last_sign_in_at')} as last_sign_in_at,
      (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions
    from auth.users u where u.raw_app_meta_data ->> 'role' = 'manager'
  ) m`;

/** An account with the manager role. Times are in ISO 8601. */
export interface Manager {
  email: string;
  created_at: string;
  last_sign_in_at: string | null;
  sessions: number;
}

/** Returns the account's id if the password is correct. An unknown account takes the same time. */
export async function checkPassword(
  sql: SqlRunner,
  email: string,
  password: string,
): Promise<string | undefined> {
  const hash = String((await sql.query(HASH, [email])).rows[0]?.hash);
  const { rows } = await sql.query(MATCHES, [password, hash]);
  if (rows[0]?.matches !== true) return undefined;
  const { rows: signedIn } = await sql.query(SIGN_IN, [email, hash]);
  return signedIn[0] && String(signedIn[0].id);
}

const asMetadata = (claims: object) =>
  JSON.stringify({ provider: 'email', providers: ['email'], ...claims });

/** Creates a user without a password. Undefined if the address is taken. */
export const createUser = (
  sql: SqlRunner,
  { email, app_metadata, user_metadata }: UnconfirmedUser,
): Promise<User | undefined> =>
  queryJson<User>(sql, CREATE, [email, asMetadata(app_metadata), JSON.stringify(user_metadata)]);

/** Creates the user. For an existing one, sets its password and role and ends its sessions. */
export async function saveUser(
  database: SqlDatabase,
  { email, password, app_metadata = {} }: NewUser,
): Promise<User> {
  const values = [email.toLowerCase(), password, asMetadata(app_metadata)];
  return await database.transaction(async (sql) => {
    const user = await queryJson<User>(sql, SAVE, values);
    if (!user) throw new Error(`The user ${email} could not be saved`);
    await sql.query('delete from auth.sessions where user_id = $1', [user.id]);
    await sql.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
    return user;
  });
}

/** Deletes the user and its sessions. @returns whether there was one */
export async function removeUser(database: SqlDatabase, email: string): Promise<boolean> {
  const { count } = await database.transaction((sql) => sql.query(REMOVE, [email.toLowerCase()]));
  return count > 0;
}

/** Lists all managers, sorted by email address. */
export async function listManagers(database: SqlDatabase): Promise<Manager[]> {
  return (await database.transaction((sql) => queryJson<Manager[]>(sql, MANAGERS, []))) ?? [];
}
