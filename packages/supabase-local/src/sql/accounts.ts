import bcrypt from 'bcrypt';
import type { NewUser, User } from '../ports.ts';
import { queryJson, type SqlDatabase } from './database.ts';
import { isoTime } from './quote.ts';

/** A row of auth.users, named u, as JSON. */
export const USER = `json_build_object(
  'id', u.id, 'email', u.email, 'app_metadata', u.raw_app_meta_data,
  'user_metadata', u.raw_user_meta_data, 'created_at', ${isoTime('u.created_at')},
  'updated_at', ${isoTime('u.updated_at')},
  'last_sign_in_at', ${isoTime('u.last_sign_in_at')})::text as body`;

/**
 * `$2a$` at cost 10, the format of pgcrypto and Supabase Auth. Hashing runs on a thread of libuv's
 * pool, so the main thread keeps answering requests.
 */
const hashPassword = async (password: string) =>
  bcrypt.hash(password, await bcrypt.genSalt(10, 'a'));

/**
 * The hash of a password that nobody knows. It is compared if the account does not exist, so the
 * time taken reveals nothing.
 */
const NOBODY = '$2a$10$ssQMXK7.z7qa5.kb6uyDteR2Uer.H0BBtJrWnFQbfQuZrE2GvOyhq';

const HASH = `
  select json_build_object('id', id, 'hash', encrypted_password)::text as body
  from auth.users where email = $1`;

const SAVE = `
  insert into auth.users as u (email, encrypted_password, raw_app_meta_data)
  values ($1, $2, $3::jsonb)
  on conflict (email) do update set
    encrypted_password = excluded.encrypted_password,
    raw_app_meta_data = u.raw_app_meta_data || excluded.raw_app_meta_data,
    updated_at = now()
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

/** An account and the hash that its password was compared with. */
export interface Account {
  id: string;
  hash: string;
}

/** Who can use the Media Center, with times in ISO 8601. */
export interface Manager {
  email: string;
  created_at: string;
  last_sign_in_at: string | null;
  /** The number of active sessions. */
  sessions: number;
}

export const asUser = (value: unknown): User => value as User;
const asAccount = (value: unknown): Account => value as Account;
const asManagers = (value: unknown): Manager[] => value as Manager[];

/** The account if the password is correct. Takes as long if there is no account. */
export async function checkPassword(
  database: SqlDatabase,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const account = await database.transaction((sql) => queryJson(sql, HASH, [email], asAccount));
  const isRight = await bcrypt.compare(password, account?.hash ?? NOBODY);
  return isRight ? account : undefined;
}

/** Creates the user, or sets this password and role for an existing one and ends its sessions. */
export async function saveUser(
  database: SqlDatabase,
  { email, password, app_metadata = {} }: NewUser,
): Promise<User> {
  const metadata = { provider: 'email', providers: ['email'], ...app_metadata };
  const hash = await hashPassword(password);
  const values = [email.toLowerCase(), hash, JSON.stringify(metadata)];
  return await database.transaction(async (sql) => {
    const user = await queryJson(sql, SAVE, values, asUser);
    if (!user) throw new Error(`The user ${email} could not be saved`);
    await sql.query('delete from auth.sessions where user_id = $1', [user.id]);
    return user;
  });
}

/** Deletes the user and its sessions. @returns whether there was one */
export async function removeUser(database: SqlDatabase, email: string): Promise<boolean> {
  const { count } = await database.transaction((sql) => sql.query(REMOVE, [email.toLowerCase()]));
  return count > 0;
}

/** Everyone who can use the Media Center, sorted by email address. */
export async function listManagers(database: SqlDatabase): Promise<Manager[]> {
  const managers = await database.transaction((sql) => queryJson(sql, MANAGERS, [], asManagers));
  return managers ?? [];
}
