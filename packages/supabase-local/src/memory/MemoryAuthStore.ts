import { randomToken, sameText } from '../identity/keys.ts';
import type { AuthStore, NewUser, Refreshed, Session, SignOutScope, User } from '../ports.ts';

interface Token {
  sessionId: string;
  parent: string | undefined;
  revokedAt: number | undefined;
}

const REUSE_MS = 10_000;

/** Users of stories and tests. Passwords are kept as they are: nothing here outlives the page. */
export class MemoryAuthStore implements AuthStore {
  readonly #users = new Map<string, User & { password: string }>();
  readonly #sessions = new Map<string, string>();
  readonly #tokens = new Map<string, Token>();

  constructor(users: readonly NewUser[] = []) {
    for (const user of users) this.#save(user);
  }

  async verifyPassword(email: string, password: string): Promise<User | undefined> {
    const found = [...this.#users.values()].find((user) => user.email === email.toLowerCase());
    return found && sameText(found.password, password) ? describe(found) : undefined;
  }

  async findUser(id: string): Promise<User | undefined> {
    const found = this.#users.get(id);
    return found && describe(found);
  }

  async startSession(userId: string): Promise<Session> {
    const user = this.#users.get(userId);
    if (user) user.last_sign_in_at = new Date().toISOString();
    const id = crypto.randomUUID();
    this.#sessions.set(id, userId);
    return this.#issue(id, undefined);
  }

  async isLive(sessionId: string): Promise<boolean> {
    return this.#sessions.has(sessionId);
  }

  async refresh(text: string): Promise<Refreshed> {
    const token = this.#tokens.get(text);
    if (!token || !this.#sessions.has(token.sessionId)) return 'missing';
    if (token.revokedAt === undefined) {
      token.revokedAt = Date.now();
      return this.#issue(token.sessionId, text);
    }
    const child = [...this.#tokens].find(
      ([, other]) => other.parent === text && other.revokedAt === undefined,
    );
    if (child && Date.now() - token.revokedAt < REUSE_MS) {
      return this.#session(token.sessionId, child[0]);
    }
    this.#sessions.delete(token.sessionId);
    return 'reused';
  }

  async endSessions(userId: string, sessionId: string, scope: SignOutScope): Promise<void> {
    for (const [id, owner] of this.#sessions) {
      const isMeant = scope === 'global' || (id === sessionId) === (scope === 'local');
      if (owner === userId && isMeant) this.#sessions.delete(id);
    }
  }

  async saveUser(user: NewUser): Promise<User> {
    return this.#save(user);
  }

  #save({ email, password, app_metadata = {} }: NewUser): User {
    const now = new Date().toISOString();
    const known = [...this.#users.values()].find((user) => user.email === email.toLowerCase());
    const user = {
      id: known?.id ?? crypto.randomUUID(),
      email: email.toLowerCase(),
      password,
      app_metadata: { provider: 'email', providers: ['email'], ...app_metadata },
      user_metadata: {},
      created_at: known?.created_at ?? now,
      updated_at: now,
      last_sign_in_at: known?.last_sign_in_at ?? null,
    };
    this.#users.set(user.id, user);
    return describe(user);
  }

  #issue(sessionId: string, parent: string | undefined): Session {
    const text = randomToken(24);
    this.#tokens.set(text, { sessionId, parent, revokedAt: undefined });
    return this.#session(sessionId, text);
  }

  #session(id: string, refreshToken: string): Session {
    const user = this.#users.get(this.#sessions.get(id) ?? '');
    if (!user) throw new Error('A session outlived its user');
    return { id, user: describe(user), refreshToken };
  }
}

function describe({ password: _, ...user }: User & { password: string }): User {
  return { ...user };
}
