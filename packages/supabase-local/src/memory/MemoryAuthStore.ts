import type { AuthStore, NewUser, Refreshed, Session, SignOutScope, User } from '../interfaces.ts';

type Account = User & { password: string };

/** Accounts for stories and tests. A session's id serves as its refresh token. */
export class MemoryAuthStore implements AuthStore {
  readonly #accounts = new Map<string, Account>();
  readonly #sessions = new Map<string, Account>();

  constructor(users: readonly NewUser[] = []) {
    for (const user of users) this.#save(user);
  }

  async signIn(email: string, password: string): Promise<Session | undefined> {
    const account = this.#accounts.get(email.toLowerCase());
    if (account?.password !== password) return undefined;
    const id = crypto.randomUUID();
    this.#sessions.set(id, account);
    return { id, user: withoutPassword(account), refreshToken: id };
  }

  async findUser(id: string): Promise<User | undefined> {
    const account = [...this.#accounts.values()].find((known) => known.id === id);
    return account && withoutPassword(account);
  }

  async isLive(sessionId: string): Promise<boolean> {
    return this.#sessions.has(sessionId);
  }

  async refresh(token: string): Promise<Refreshed> {
    const account = this.#sessions.get(token);
    if (!account) return 'missing';
    return { id: token, user: withoutPassword(account), refreshToken: token };
  }

  async endSessions(userId: string, sessionId: string, scope: SignOutScope): Promise<void> {
    for (const [id, account] of this.#sessions) {
      const isMeant = scope === 'global' || (id === sessionId) === (scope === 'local');
      if (account.id === userId && isMeant) this.#sessions.delete(id);
    }
  }

  #save({ email, password, app_metadata = {} }: NewUser): void {
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
  }
}

function withoutPassword({ password: _, ...user }: Account): User {
  return user;
}
