import { randomToken } from '../identity/keys.ts';
import type { AuthStore, NewUser, Refreshed, Session, SignOutScope, User } from '../ports.ts';

type Account = User & { password: string };

/**
 * Accounts of stories and tests. Passwords are stored as plain text, because nothing outlives the
 * page. Refresh tokens stay valid as long as their session.
 */
export class MemoryAuthStore implements AuthStore {
  readonly #accounts = new Map<string, Account>();
  /** The account of each session. */
  readonly #sessions = new Map<string, Account>();
  /** The session of each refresh token. */
  readonly #tokens = new Map<string, string>();

  constructor(users: readonly NewUser[] = []) {
    for (const user of users) this.#save(user);
  }

  async signIn(email: string, password: string): Promise<Session | undefined> {
    const account = this.#accounts.get(email.toLowerCase());
    if (account?.password !== password) return undefined;
    const id = crypto.randomUUID();
    this.#sessions.set(id, account);
    return this.#issue(id, account);
  }

  async findUser(id: string): Promise<User | undefined> {
    const account = [...this.#accounts.values()].find((known) => known.id === id);
    return account && withoutPassword(account);
  }

  async isLive(sessionId: string): Promise<boolean> {
    return this.#sessions.has(sessionId);
  }

  async refresh(token: string): Promise<Refreshed> {
    const id = this.#tokens.get(token) ?? '';
    const account = this.#sessions.get(id);
    return account ? this.#issue(id, account) : 'missing';
  }

  async endSessions(userId: string, sessionId: string, scope: SignOutScope): Promise<void> {
    for (const [id, account] of this.#sessions) {
      const isMeant = scope === 'global' || (id === sessionId) === (scope === 'local');
      if (account.id === userId && isMeant) this.#sessions.delete(id);
    }
  }

  async saveUser(user: NewUser): Promise<User> {
    return withoutPassword(this.#save(user));
  }

  async removeUser(email: string): Promise<boolean> {
    return this.#accounts.delete(email.toLowerCase());
  }

  #save({ email, password, app_metadata = {} }: NewUser): Account {
    const now = new Date().toISOString();
    const account = {
      id: crypto.randomUUID(),
      email: email.toLowerCase(),
      password,
      app_metadata: { provider: 'email', providers: ['email'], ...app_metadata },
      user_metadata: {},
      created_at: now,
      updated_at: now,
      last_sign_in_at: null,
    };
    this.#accounts.set(account.email, account);
    return account;
  }

  #issue(id: string, account: Account): Session {
    const refreshToken = randomToken(24);
    this.#tokens.set(refreshToken, id);
    return { id, user: withoutPassword(account), refreshToken };
  }
}

function withoutPassword({ password: _, ...user }: Account): User {
  return user;
}
