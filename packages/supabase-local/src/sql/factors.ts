import type { Challenge, FactorCheck, NewFactor, RightCode } from '../interfaces.ts';
import { queryJson, type SqlRunner } from './database.ts';

/** The secret is encrypted, so a copy of the database alone makes no codes. */
const ADD = `
  insert into auth.mfa_factors (id, user_id, friendly_name, secret)
  values ($1, $2, $3, extensions.armor(extensions.pgp_sym_encrypt($4, $5, 'cipher-algo=aes256')))`;

export async function addFactor(
  sql: SqlRunner,
  { id, userId, friendlyName, secret }: NewFactor,
  key: string,
): Promise<void> {
  await sql.query(ADD, [id, userId, friendlyName, secret, key]);
}

const LOWER = `
  update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2`;

export async function removeFactor(sql: SqlRunner, userId: string, id: string): Promise<void> {
  await sql.query('delete from auth.mfa_factors where user_id = $1 and id = $2', [userId, id]);
  await sql.query(LOWER, [userId, id]);
}

/** A row of auth.mfa_challenges (alias c) as JSON. */
const CHALLENGE = `json_build_object(
  'id', c.id, 'at', extract(epoch from c.created_at) * 1000,
  'address', coalesce(host(c.ip_address), ''), 'isUsed', c.verified_at is not null)`;

const ASK = `
  insert into auth.mfa_challenges as c (factor_id, ip_address) values ($1, nullif($2, '')::inet)
  returning ${CHALLENGE}::text as body`;

/** Challenges that are over would only pile up. */
const FORGET_OLD = `
  delete from auth.mfa_challenges
  where factor_id = $1 and (verified_at is not null or created_at < now() - interval '1 hour')`;

export async function addChallenge(
  sql: SqlRunner,
  factorId: string,
  address: string,
): Promise<Challenge> {
  await sql.query(FORGET_OLD, [factorId]);
  const challenge = await queryJson<Challenge>(sql, ASK, [factorId, address]);
  if (!challenge) throw new Error(`No challenge was stored for the factor ${factorId}`);
  return challenge;
}

const FIND = `
  select json_build_object(
    'secret', extensions.pgp_sym_decrypt(extensions.dearmor(f.secret), $3), 'challenge', (
    select ${CHALLENGE} from auth.mfa_challenges c
    where c.factor_id = f.id and c.id::text = $2
  ))::text as body
  from auth.mfa_factors f where f.id::text = $1`;

export const findChallenge = (sql: SqlRunner, factorId: string, challengeId: string, key: string) =>
  queryJson<FactorCheck>(sql, FIND, [factorId, challengeId, key]);

/** Changes no row if the code or the challenge was used before. */
const USE = `
  with challenge as (
    update auth.mfa_challenges set verified_at = now()
    where id = $2 and factor_id = $1 and verified_at is null returning factor_id
  )
  update auth.mfa_factors f set status = 'verified', used_period = $3::bigint, updated_at = now()
  from challenge
  where f.id = challenge.factor_id and f.used_period < $3::bigint`;

const RAISE = "update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1";

const END_OTHERS = `
  delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'`;

const FORGET_OTHERS = `
  delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`;

/** @returns whether the code and the challenge were new */
export async function acceptCode(
  sql: SqlRunner,
  { userId, factorId, challengeId, sessionId, period }: RightCode,
): Promise<boolean> {
  const { count } = await sql.query(USE, [factorId, challengeId, String(period)]);
  if (count === 0) return false;
  await sql.query(RAISE, [sessionId, factorId]);
  await sql.query(END_OTHERS, [userId]);
  await sql.query(FORGET_OTHERS, [userId]);
  // A token from before must not open a session that has more rights by now.
  await sql.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
  return true;
}

const REMOVE_ALL = `
  with account as (select id from auth.users where email = $1),
    sessions as (delete from auth.sessions where user_id in (select id from account))
  delete from auth.mfa_factors where user_id in (select id from account)`;

/** Removes an account's factors and ends its sessions. @returns whether there were any factors */
export async function removeFactors(sql: SqlRunner, email: string): Promise<boolean> {
  return (await sql.query(REMOVE_ALL, [email.toLowerCase()])).count > 0;
}
