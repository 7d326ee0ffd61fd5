import bcrypt from 'bcrypt';
import { randomToken } from '../identity/keys.ts';
import type { AuthStore, NewUser, Refreshed, Session, SignOutScope, User } from '../ports.ts';
import { queryJson, type SqlDatabase, type SqlRunner } from './database.ts';
import { isoTime } from './quote.ts';

const USER = `json_build_object(
  'id', u.id, 'email', u.email, 'app_metadata', u.raw_app_meta_data,
  'user_metadata', u.raw_user_meta_data, 'created_at', ${isoTime('u.created_at')},
  'updated_at', ${isoTime('u.updated_at')},
  'last_sign_in_at', ${isoTime('u.last_sign_in_at')})::text as body`;

/**
 * `$2a$` at cost 10, as pgcrypto and Supabase Auth read and write it. Hashing runs on a thread of
 * libuv's pool, so the one that answers requests goes on.
 */
const hashPassword = async (password: string) =>
  bcrypt.hash(password, await bcrypt.genSalt(10, 'a'));

/** Of a password nobody knows. Compared when the address is unknown, so the time taken tells nothing. */
const NOBODY = '$2a$10$ssQMXK7.z7qa5.kb6uyDteR2Uer.H0BBtJrWnFQbfQuZrE2GvOyhq';

const HASH = `
  select json_build_object('id', id, 'hash', encrypted_password)::text as body
  from auth.users where email = $1`;

/** No row when the account is gone, or has another password than the one that was just compared. */
const SIGN_IN = `
  update auth.users set last_sign_in_at = now() where id = $1 and encrypted_password = $2`;

const SAVE = `
  insert into auth.users as u (email, encrypted_password, raw_app_meta_data)
  values ($1, $2, $3::jsonb)
  on conflict (email) do update set
    encrypted_password = excluded.encrypted_password,
    raw_app_meta_data = u.raw_app_meta_data || excluded.raw_app_meta_data,
    updated_at = now()
  returning ${USER}`;

const MANAGERS = `
  select coalesce(json_agg(m order by m.email), '[]')::text as body
  from (
    select u.email, ${isoTime('u.created_at')} as created_at,
      ${isoTime('u.last_sign_in_at')} as last_sign_in_at,
      (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions
    from auth.users u where u.raw_app_meta_data ->> 'role' = 'manager'
  ) m`;

const REMOVE = 'delete from auth.users where email = $1';

/** The two columns tell a retry of the last rotation (allowed for a moment) from a stolen token. */
const TOKEN = `
  select json_build_object(
    'session', t.session_id, 'user', s.user_id, 'revoked', t.revoked_at is not null,
    'fresh', t.revoked_at > now() - make_interval(secs => $2::float8),
    'child', (
      select c.token from auth.refresh_tokens c where c.parent = t.token and c.revoked_at is null
    ))::text as body
  from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
  where t.token = $1
  for update of t`;

/** Who may use the Media Center, with times in ISO 8601. */
export interface Manager {
  email: string;
  created_at: string;
  last_sign_in_at: string | null;
  /** How many places it is signed in. */
  sessions: number;
}

interface TokenState {
  session: string;
  user: string;
  revoked: boolean;
  fresh: boolean | null;
  child: string | null;
}

interface Account {
  id: string;
  hash: string;
}

const asManagers = (value: unknown): Manager[] => value as Manager[];
const asAccount = (value: unknown): Account => value as Account;
const asUser = (value: unknown): User => value as User;
const asToken = (value: unknown): TokenState => value as TokenState;

export class SqlAuthStore implements AuthStore {
  readonly #database: SqlDatabase;
  readonly #reuseSeconds: number;

  constructor(database: SqlDatabase, options: { reuseSeconds: number }) {
    this.#database = database;
    this.#reuseSeconds = options.reuseSeconds;
  }

  async signIn(email: string, password: string): Promise<Session | undefined> {
    const account = await this.#database.transaction((sql) =>
      queryJson(sql, HASH, [email], asAccount),
    );
    const isRight = await bcrypt.compare(password, account?.hash ?? NOBODY);
    return account && isRight ? await this.#startSession(account) : undefined;
  }

  findUser(id: string): Promise<User | undefined> {
    return this.#one(`select ${USER} from auth.users u where u.id = $1`, [id]);
  }

  async saveUser({ email, password, app_metadata = {} }: NewUser): Promise<User> {
    const metadata = { provider: 'email', providers: ['email'], ...app_metadata };
    const hash = await hashPassword(password);
    const values = [email.toLowerCase(), hash, JSON.stringify(metadata)];
    return await this.#database.transaction(async (sql) => {
      const user = await queryJson(sql, SAVE, values, asUser);
      if (!user) throw new Error(`The user ${email} could not be saved`);
      await sql.query('delete from auth.sessions where user_id = $1', [user.id]);
      return user;
    });
  }

  async removeUser(email: string): Promise<boolean> {
    const removed = await this.#database.transaction((sql) =>
      sql.query(REMOVE, [email.toLowerCase()]),
    );
    return removed.count > 0;
  }

  #startSession({ id, hash }: Account): Promise<Session | undefined> {
    return this.#database.transaction(async (sql) => {
      const { count } = await sql.query(SIGN_IN, [id, hash]);
      if (count === 0) return undefined;
      const { rows } = await sql.query(
        'insert into auth.sessions (user_id) values ($1) returning id::text as id',
        [id],
      );
      return await this.#issue(sql, String(rows[0]?.id), id, null);
    });
  }

  async isLive(sessionId: string): Promise<boolean> {
    const result = await this.#database.transaction((sql) =>
      sql.query('select from auth.sessions where id::text = $1', [sessionId]),
    );
    return result.count > 0;
  }

  refresh(token: string): Promise<Refreshed> {
    return this.#database.transaction(async (sql) => {
      const state = await queryJson(sql, TOKEN, [token, String(this.#reuseSeconds)], asToken);
      if (!state) return 'missing';
      if (!state.revoked) {
        await sql.query('update auth.refresh_tokens set revoked_at = now() where token = $1', [
          token,
        ]);
        return await this.#issue(sql, state.session, state.user, token);
      }
      if (state.fresh === true && state.child !== null) {
        return await this.#session(sql, state.session, state.user, state.child);
      }
      await sql.query('delete from auth.sessions where id = $1', [state.session]);
      return 'reused';
    });
  }

  async endSessions(userId: string, sessionId: string, scope: SignOutScope): Promise<void> {
    const which = { global: 'true', local: 'id::text = $2', others: 'id::text <> $2' }[scope];
    await this.#database.transaction((sql) =>
      sql.query(`delete from auth.sessions where user_id = $1 and ($2 = $2) and ${which}`, [
        userId,
        sessionId,
      ]),
    );
  }

  async listManagers(): Promise<Manager[]> {
    const work = (sql: SqlRunner) => queryJson(sql, MANAGERS, [], asManagers);
    return (await this.#database.transaction(work)) ?? [];
  }

  #one(text: string, values: string[]): Promise<User | undefined> {
    return this.#database.transaction((sql) => queryJson(sql, text, values, asUser));
  }

  async #issue(
    sql: SqlRunner,
    session: string,
    user: string,
    parent: string | null,
  ): Promise<Session> {
    const token = randomToken(24);
    await sql.query(
      'insert into auth.refresh_tokens (token, session_id, parent) values ($1, $2, $3)',
      [token, session, parent],
    );
    return await this.#session(sql, session, user, token);
  }

  async #session(sql: SqlRunner, id: string, userId: string, token: string): Promise<Session> {
    const text = `select ${USER} from auth.users u where u.id = $1`;
    const user = await queryJson(sql, text, [userId], asUser);
    if (!user) throw new Error('A session outlived its user');
    return { id, user, refreshToken: token };
  }
}
