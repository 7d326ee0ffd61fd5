import {
  type Link,
  type LinkType,
  type PasswordChange,
  type PasswordChanged,
  UNDO_SECONDS,
} from '../interfaces.ts';
import type { SqlRunner } from './database.ts';

const TAKE_TURNS = "select pg_advisory_xact_lock(hashtext('auth.one_time_tokens ' || $1))";

/** Seconds until another link of this type may be mailed. */
const WAIT = `
  select ceil(extract(epoch from created_at - now()) + case
    when token_type = 'email_undo' and relates_to <> $4 then ${UNDO_SECONDS} else $3::float8 end
  )::int as seconds
  from auth.one_time_tokens where user_id = $1 and token_type = $2`;

const ADD = `
  insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
  values ($1, $2, $3, $4)
  on conflict (user_id, token_type) do update set token_hash = excluded.token_hash,
    relates_to = excluded.relates_to, created_at = now()`;

const TAKE = `
  delete from auth.one_time_tokens where token_hash = $1 and token_type = $2
  returning user_id::text as id, relates_to as email,
    created_at > now() - make_interval(secs => $3::float8) as fresh`;

/** Tells triggers that the address changes back. A hosted project has no such link. */
const UNDOES = "select set_config('auth.link', 'email_undo', true)";

/** Changes no row if another account has the new address by now. */
const CONFIRM = `
  update auth.users set email = $2, email_change = '', last_sign_in_at = now(), updated_at = now(),
    email_confirmed_at = coalesce(email_confirmed_at, now())
  where id = $1 and not exists (select from auth.users where email = $2 and id <> $1)`;

/** Keeps the link that undoes a change of address, because a thief could change the password. */
const FORGET_LINKS =
  "delete from auth.one_time_tokens where user_id = $1 and token_type <> 'email_undo'";

const END_SESSIONS = 'delete from auth.sessions where user_id = $1';

export async function addLink(sql: SqlRunner, link: Link, pauseSeconds: number): Promise<number> {
  const { type, userId, hash, email } = link;
  await sql.query(TAKE_TURNS, [userId]);
  const { rows } = await sql.query(WAIT, [userId, type, String(pauseSeconds), email]);
  const wait = Number(rows[0]?.seconds ?? 0);
  if (wait > 0) return wait;
  await sql.query(ADD, [userId, type, hash, email]);
  if (type === 'email_change') {
    await sql.query('update auth.users set email_change = $2 where id = $1', [userId, email]);
  }
  if (type === 'invite') {
    await sql.query('update auth.users set invited_at = now() where id = $1', [userId]);
  }
  return 0;
}

/** @returns the id of the confirmed account */
export async function takeLink(
  sql: SqlRunner,
  type: LinkType,
  hash: string,
  lifetimeSeconds: number,
): Promise<string | undefined> {
  const { rows } = await sql.query(TAKE, [hash, type, String(lifetimeSeconds)]);
  const [link] = rows;
  if (link?.fresh !== true) return undefined;
  const { id, email } = link;
  if (type === 'email_undo') await sql.query(UNDOES, []);
  const { count } = await sql.query(CONFIRM, [String(id), String(email)]);
  if (count === 0) return undefined;
  await sql.query(FORGET_LINKS, [String(id)]);
  if (type === 'email_undo') await sql.query(END_SESSIONS, [String(id)]);
  return String(id);
}

const SAME = `
  select encrypted_password <> '' and
    extensions.crypt($2, nullif(encrypted_password, '')) = encrypted_password as is_same
  from auth.users where id = $1`;

const SET = `
  update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)),
    updated_at = now()
  where id = $1`;

/** Locked, because two changes at once must not both be the one that a mailed link allows. */
const METHOD = 'select method from auth.sessions where id::text = $1 for update';

const NEEDS_CURRENT = "update auth.sessions set method = 'password' where id::text = $1";

export const isPassword = async (sql: SqlRunner, userId: string, password: string) =>
  (await sql.query(SAME, [userId, password])).rows[0]?.is_same === true;

export async function changePassword(
  sql: SqlRunner,
  userId: string,
  { password, current, sessionId }: PasswordChange,
): Promise<PasswordChanged> {
  const isByLink = (await sql.query(METHOD, [sessionId])).rows[0]?.method === 'otp';
  if (!isByLink) {
    if (current === undefined) return 'current-required';
    if (!(await isPassword(sql, userId, current))) return 'wrong';
  }
  if (await isPassword(sql, userId, password)) return 'same';
  await sql.query(SET, [userId, password]);
  await sql.query(NEEDS_CURRENT, [sessionId]);
  await sql.query(FORGET_LINKS, [userId]);
  await sql.query('delete from auth.sessions where user_id = $1 and id::text <> $2', [
    userId,
    sessionId,
  ]);
  return 'done';
}
