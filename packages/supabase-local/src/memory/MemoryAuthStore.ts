import { isVerified } from '../auth/factors.ts';
import {
  type AuthStore,
  type Challenge,
  type FactorCheck,
  type Level,
  type Link,
  type LinkType,
  type NewFactor,
  type NewUser,
  type PasswordChange,
  type PasswordChanged,
  type Refreshed,
  type RightCode,
  type Session,
  type SignInMethod,
  type SignOutScope,
  UNDO_SECONDS,
  type UnconfirmedUser,
  type User,
} from '../interfaces.ts';

type Account = User & { password: string };
type StoredLink = Link & { at: number };

interface StoredSession {
  account: Account;
  method: SignInMethod;
  level: Level;
  factorId?: string;
}

interface Held {
  secret: string;
  usedPeriod: number;
  challenge?: Challenge;
}

/** Accounts for stories and tests. A session's id serves as its refresh token. */
export class MemoryAuthStore implements AuthStore {
  readonly #accounts = new Map<string, Account>();
  readonly #sessions = new Map<string, StoredSession>();
  /** Links by account and type. */
  readonly #links = new Map<string, StoredLink>();
  /** What is kept of a factor beside its account, by its id. */
  readonly #factors = new Map<string, Held>();

  constructor(users: readonly (NewUser & { id?: string })[] = []) {
    for (const user of users) this.#add(user.email, user);
  }

  async signIn(email: string, password: string): Promise<Session | undefined> {
    const account = this.#find(email);
    if (!account || account.password === '' || account.password !== password) return undefined;
    return this.#start(account, 'password');
  }

  /** Without a database, there is no hook. */
  async reportRefusal(): Promise<void> {}

  async findUser(id: string): Promise<User | undefined> {
    const account = this.#accounts.get(id);
    return account && withoutPassword(account);
  }

  async findByEmail(email: string): Promise<User | undefined> {
    const account = this.#find(email);
    return account && withoutPassword(account);
  }

  async levelOf(sessionId: string): Promise<Level | undefined> {
    return this.#sessions.get(sessionId)?.level;
  }

  async refresh(token: string): Promise<Refreshed> {
    const session = this.#sessions.get(token);
    return session ? sessionOf(token, session) : 'missing';
  }

  async endSessions(userId: string, sessionId: string, scope: SignOutScope): Promise<void> {
    for (const [id, { account }] of this.#sessions) {
      const isMeant = scope === 'global' || (id === sessionId) === (scope === 'local');
      if (account.id === userId && isMeant) this.#sessions.delete(id);
    }
  }

  async createUser(user: UnconfirmedUser): Promise<User | undefined> {
    const isReserved = [...this.#links.values()].some(
      ({ type, email, at }) =>
        type === 'email_undo' && email === user.email && at > Date.now() - UNDO_SECONDS * 1000,
    );
    if (isReserved || this.#find(user.email)) return undefined;
    return withoutPassword(this.#add(user.email, user));
  }

  async deleteUser(id: string): Promise<void> {
    await this.endSessions(id, '', 'global');
    this.#accounts.delete(id);
  }

  async addLink(link: Link, pauseSeconds: number): Promise<number> {
    const key = `${link.userId} ${link.type}`;
    const earlier = this.#links.get(key);
    const isOthers = link.type === 'email_undo' && earlier?.email !== link.email;
    const pause = isOthers ? UNDO_SECONDS : pauseSeconds;
    const wait = earlier ? Math.ceil((earlier.at - Date.now()) / 1000) + pause : 0;
    if (wait > 0) return wait;
    this.#links.set(key, { ...link, at: Date.now() });
    const account = this.#accounts.get(link.userId);
    if (account && link.type === 'email_change') account.new_email = link.email;
    if (account && link.type === 'invite') account.invited_at = new Date().toISOString();
    return 0;
  }

  async redeem(type: LinkType, hash: string, seconds: number): Promise<Session | undefined> {
    const [key, link] = [...this.#links].find(([, one]) => one.hash === hash) ?? [];
    const account = this.#accounts.get(link?.userId ?? '');
    if (key === undefined || !link || !account || link.type !== type) return undefined;
    this.#links.delete(key);
    const owner = this.#find(link.email);
    if (link.at < Date.now() - seconds * 1000 || (owner && owner !== account)) return undefined;
    this.#forgetLinks(account.id);
    account.email = link.email;
    account.new_email = '';
    account.email_confirmed_at ??= new Date().toISOString();
    if (type === 'email_undo') await this.endSessions(account.id, '', 'global');
    return this.#start(account, type === 'email_change' ? 'password' : 'otp');
  }

  async isPassword(userId: string, password: string): Promise<boolean> {
    return this.#accounts.get(userId)?.password === password;
  }

  async changePassword(
    userId: string,
    { password, current, sessionId }: PasswordChange,
  ): Promise<PasswordChanged> {
    const account = this.#accounts.get(userId);
    const session = this.#sessions.get(sessionId);
    if (!account || !session) return 'wrong';
    if (session.method !== 'otp') {
      if (current === undefined) return 'current-required';
      if (current !== account.password) return 'wrong';
    }
    if (account.password === password) return 'same';
    account.password = password;
    session.method = 'password';
    this.#forgetLinks(userId);
    await this.endSessions(userId, sessionId, 'others');
    return 'done';
  }

  async addFactor({ id, userId, friendlyName, secret }: NewFactor): Promise<void> {
    const now = new Date().toISOString();
    this.#factors.set(id, { secret, usedPeriod: 0 });
    this.#accounts.get(userId)?.factors.push({
      ...{ id, friendly_name: friendlyName, factor_type: 'totp', status: 'unverified' },
      ...{ created_at: now, updated_at: now },
    });
  }

  async removeFactor(userId: string, factorId: string): Promise<void> {
    const account = this.#accounts.get(userId);
    if (account) account.factors = account.factors.filter(({ id }) => id !== factorId);
    this.#factors.delete(factorId);
    for (const session of this.#sessions.values()) {
      if (session.factorId === factorId) session.level = 'aal1';
    }
  }

  async addChallenge(factorId: string, address: string): Promise<Challenge> {
    const challenge = { id: crypto.randomUUID(), at: Date.now(), address, isUsed: false };
    const held = this.#factors.get(factorId);
    if (held) held.challenge = challenge;
    return challenge;
  }

  async findChallenge(factorId: string, challengeId: string): Promise<FactorCheck | undefined> {
    const held = this.#factors.get(factorId);
    const challenge = held?.challenge?.id === challengeId ? held.challenge : undefined;
    return held && { secret: held.secret, challenge };
  }

  async raise(code: RightCode): Promise<Session | undefined> {
    const { userId, factorId, sessionId, period } = code;
    const held = this.#factors.get(factorId);
    const session = this.#sessions.get(sessionId);
    const factor = session?.account.factors.find(({ id }) => id === factorId);
    if (!held?.challenge || !session || !factor) return undefined;
    if (held.challenge.isUsed || held.usedPeriod >= period) return undefined;
    held.challenge.isUsed = true;
    held.usedPeriod = period;
    Object.assign(factor, { status: 'verified', updated_at: new Date().toISOString() });
    Object.assign(session, { level: 'aal2', factorId });
    for (const [id, { account, level }] of this.#sessions) {
      if (account.id === userId && level === 'aal1') this.#sessions.delete(id);
    }
    session.account.factors = session.account.factors.filter(isVerified);
    return sessionOf(sessionId, session);
  }

  #find(email: string): Account | undefined {
    return [...this.#accounts.values()].find((known) => known.email === email.toLowerCase());
  }

  #start(account: Account, method: SignInMethod): Session {
    const id = crypto.randomUUID();
    const session: StoredSession = { account, method, level: 'aal1' };
    this.#sessions.set(id, session);
    return sessionOf(id, session);
  }

  #forgetLinks(userId: string): void {
    for (const [key, link] of this.#links) {
      if (link.userId === userId && link.type !== 'email_undo') this.#links.delete(key);
    }
  }

  /** Adds an account. Without a password, it's confirmed by a link only. */
  #add(
    email: string,
    {
      id = crypto.randomUUID(),
      password = '',
      app_metadata,
      user_metadata = {},
    }: Partial<NewUser & User>,
  ): Account {
    const now = new Date().toISOString();
    const account: Account = {
      id,
      email: email.toLowerCase(),
      password,
      app_metadata: { provider: 'email', providers: ['email'], ...app_metadata },
      user_metadata,
      created_at: now,
      updated_at: now,
      last_sign_in_at: null,
      email_confirmed_at: password === '' ? null : now,
      invited_at: null,
      new_email: '',
      factors: [],
    };
    this.#accounts.set(account.id, account);
    return account;
  }
}

const sessionOf = (id: string, { account, method, level }: StoredSession): Session => ({
  ...{ id, user: withoutPassword(account), refreshToken: id, method, level },
});

function withoutPassword({ password: _, ...user }: Account): User {
  return user;
}
