import { randomToken } from '../identity/keys.ts';
import type {
  AuthStore,
  Challenge,
  FactorCheck,
  Level,
  Link,
  LinkType,
  NewFactor,
  NewUser,
  PasswordChange,
  PasswordChanged,
  Refreshed,
  RightCode,
  Session,
  SignInMethod,
  SignOutScope,
  UnconfirmedUser,
  User,
} from '../interfaces.ts';
import { checkPassword, createUser, removeUser, saveUser, USER } from './accounts.ts';
import { queryJson, type SqlDatabase, type SqlRunner } from './database.ts';
import { acceptCode, addChallenge, addFactor, findChallenge, removeFactor } from './factors.ts';
import { addLink, changePassword, isPassword, takeLink } from './links.ts';
import { quoteName } from './quote.ts';

/** Limits how long a lost phone stays signed in. */
const SESSION_DAYS = 30;
/** As long as a browser keeps messages without a connection. */
const UNUSED_DAYS = 14;

/** Distinguishes a retry of the last rotation from a stolen token, by `fresh` and `child`. */
const TOKEN = `
  select json_build_object(
    'session', t.session_id, 'user', s.user_id, 'revoked', t.revoked_at is not null,
    'old', s.created_at < now() - interval '${SESSION_DAYS} days'
      or coalesce(s.refreshed_at at time zone 'UTC', s.created_at) < now() - interval '${UNUSED_DAYS} days',
    'fresh', t.revoked_at > now() - make_interval(secs => $2::float8),
    'child', (
      select c.token from auth.refresh_tokens c where c.parent = t.token and c.revoked_at is null
    ))::text as body
  from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
  where t.token = $1
  for update of t`;

const BY_ID = `select ${USER} from auth.users u where u.id = $1`;
const BY_EMAIL = `select ${USER} from auth.users u where u.email = $1`;

const SEEN = "update auth.sessions set refreshed_at = now() at time zone 'UTC' where id = $1";

const STATE = 'select method, aal from auth.sessions where id::text = $1';

const levelIn = (row: { [column: string]: unknown } = {}): Level =>
  row.aal === 'aal2' ? 'aal2' : 'aal1';

interface TokenState {
  session: string;
  user: string;
  revoked: boolean;
  old: boolean;
  fresh: boolean | null;
  child: string | null;
}

interface SqlAuthOptions {
  reuseSeconds: number;
  /** The secret of tokens. */
  jwtSecret: string;
  /** The database's function that hears of refused passwords. Default: none. */
  passwordHook?: { schema: string; name: string } | undefined;
}

export class SqlAuthStore implements AuthStore {
  readonly #database: SqlDatabase;
  readonly #options: SqlAuthOptions;
  /** Encrypts the secrets of factors. */
  readonly #factorKey: string;

  constructor(database: SqlDatabase, options: SqlAuthOptions) {
    this.#database = database;
    this.#options = options;
    this.#factorKey = `factors ${options.jwtSecret}`;
  }

  signIn(email: string, password: string): Promise<Session | undefined> {
    return this.#database.transaction(async (sql) => {
      const id = await checkPassword(sql, email, password);
      return id === undefined ? undefined : await this.#start(sql, id, 'password');
    });
  }

  async reportRefusal(email: string): Promise<void> {
    const { passwordHook: hook } = this.#options;
    if (!hook) return;
    const name = `${quoteName(hook.schema)}.${quoteName(hook.name)}`;
    const event = "jsonb_build_object('user_id', id, 'valid', false)";
    const report = `select ${name}(${event}) from auth.users where email = $1`;
    await this.#database.transaction((sql) => sql.query(report, [email]));
  }

  findUser(id: string): Promise<User | undefined> {
    return this.#database.transaction((sql) => queryJson<User>(sql, BY_ID, [id]));
  }

  findByEmail(email: string): Promise<User | undefined> {
    return this.#database.transaction((sql) => queryJson<User>(sql, BY_EMAIL, [email]));
  }

  createUser(user: UnconfirmedUser): Promise<User | undefined> {
    return this.#database.transaction((sql) => createUser(sql, user));
  }

  async deleteUser(id: string): Promise<void> {
    await this.#database.transaction((sql) =>
      sql.query('delete from auth.users where id = $1', [id]),
    );
  }

  addLink(link: Link, pauseSeconds: number): Promise<number> {
    return this.#database.transaction((sql) => addLink(sql, link, pauseSeconds));
  }

  redeem(type: LinkType, hash: string, lifetimeSeconds: number): Promise<Session | undefined> {
    return this.#database.transaction(async (sql) => {
      const id = await takeLink(sql, type, hash, lifetimeSeconds);
      const method = type === 'email_change' ? 'password' : 'otp';
      return id === undefined ? undefined : await this.#start(sql, id, method);
    });
  }

  isPassword(userId: string, password: string): Promise<boolean> {
    return this.#database.transaction((sql) => isPassword(sql, userId, password));
  }

  changePassword(userId: string, change: PasswordChange): Promise<PasswordChanged> {
    return this.#database.transaction((sql) => changePassword(sql, userId, change));
  }

  addFactor(factor: NewFactor): Promise<void> {
    return this.#database.transaction((sql) => addFactor(sql, factor, this.#factorKey));
  }

  removeFactor(userId: string, factorId: string): Promise<void> {
    return this.#database.transaction((sql) => removeFactor(sql, userId, factorId));
  }

  addChallenge(factorId: string, address: string): Promise<Challenge> {
    return this.#database.transaction((sql) => addChallenge(sql, factorId, address));
  }

  findChallenge(factorId: string, challengeId: string): Promise<FactorCheck | undefined> {
    return this.#database.transaction((sql) =>
      findChallenge(sql, factorId, challengeId, this.#factorKey),
    );
  }

  raise(code: RightCode): Promise<Session | undefined> {
    return this.#database.transaction(async (sql) =>
      (await acceptCode(sql, code))
        ? await this.#issue(sql, code.sessionId, code.userId, null)
        : undefined,
    );
  }

  saveUser(user: NewUser): Promise<User> {
    return saveUser(this.#database, user);
  }

  /** Creates a manager, or sets a new password for one. */
  saveManager(email: string, password: string): Promise<User> {
    return this.saveUser({ email, password, app_metadata: { role: 'manager' } });
  }

  removeUser(email: string): Promise<boolean> {
    return removeUser(this.#database, email);
  }

  async levelOf(sessionId: string): Promise<Level | undefined> {
    const { rows } = await this.#database.transaction((sql) => sql.query(STATE, [sessionId]));
    return rows[0] && levelIn(rows[0]);
  }

  refresh(token: string): Promise<Refreshed> {
    return this.#database.transaction(async (sql) => {
      const state = await queryJson<TokenState>(sql, TOKEN, [
        token,
        String(this.#options.reuseSeconds),
      ]);
      if (!state) return 'missing';
      if (!state.old && !state.revoked) {
        await sql.query('update auth.refresh_tokens set revoked_at = now() where token = $1', [
          token,
        ]);
        await sql.query(SEEN, [state.session]);
        return await this.#issue(sql, state.session, state.user, token);
      }
      if (!state.old && state.fresh === true && state.child !== null) {
        return await this.#session(sql, state.session, state.user, state.child);
      }
      await sql.query('delete from auth.sessions where id = $1', [state.session]);
      return state.old ? 'missing' : 'reused';
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

  async #start(sql: SqlRunner, userId: string, method: SignInMethod): Promise<Session> {
    const { rows } = await sql.query(
      'insert into auth.sessions (user_id, method) values ($1, $2) returning id::text as id',
      [userId, method],
    );
    return await this.#issue(sql, String(rows[0]?.id), userId, null);
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
    const user = await queryJson<User>(sql, BY_ID, [userId]);
    const { rows } = await sql.query(STATE, [id]);
    if (!user) throw new Error('A session outlived its user');
    return {
      id,
      user,
      refreshToken: token,
      method: rows[0]?.method === 'otp' ? 'otp' : 'password',
      level: levelIn(rows[0]),
    };
  }
}
