import { randomToken, sameText } from '../identity/keys.ts';
import type {
  AuthStore,
  Caller,
  Json,
  NewUser,
  Refreshed,
  Session,
  SignOutScope,
  User,
} from '../ports.ts';
import type { PolicyCaller } from './schema/table.ts';

interface Token {
  sessionId: string;
  parent: string | undefined;
  revokedAt: number | undefined;
}

const REUSE_MS = 10_000;

/**
 * Users of stories and tests. Passwords are stored as plain text, because nothing outlives the page.
 */
export class MemoryAuthStore implements AuthStore {
  readonly #users = new Map<string, User & { password: string }>();
  readonly #sessions = new Map<string, string>();
  readonly #tokens = new Map<string, Token>();

  constructor(users: readonly NewUser[] = []) {
    for (const user of users) this.#save(user);
  }

  /**
   * As in `private.is_manager()`: the claim, a live session, and an account that still has the role.
   */
  toPolicyCaller(caller: Caller): PolicyCaller {
    const { sub, session_id, app_metadata } = caller.claims;
    const owner = this.#sessions.get(String(session_id));
    const account = owner === sub ? this.#users.get(owner ?? '') : undefined;
    const isManager = hasManagerRole(app_metadata) && hasManagerRole(account?.app_metadata);
    return { ...caller, isManager };
  }

  async signIn(email: string, password: string): Promise<Session | undefined> {
    const user = this.#find(email);
    if (!user || !sameText(user.password, password)) return undefined;
    user.last_sign_in_at = new Date().toISOString();
    const id = crypto.randomUUID();
    this.#sessions.set(id, user.id);
    return this.#issue(id, undefined);
  }

  async findUser(id: string): Promise<User | undefined> {
    const found = this.#users.get(id);
    return found && describe(found);
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
    const saved = this.#save(user);
    await this.endSessions(saved.id, '', 'global');
    return saved;
  }

  async removeUser(email: string): Promise<boolean> {
    const user = this.#find(email);
    if (!user) return false;
    await this.endSessions(user.id, '', 'global');
    return this.#users.delete(user.id);
  }

  #find(email: string): (User & { password: string }) | undefined {
    return [...this.#users.values()].find((user) => user.email === email.toLowerCase());
  }

  #save({ email, password, app_metadata = {} }: NewUser): User {
    const now = new Date().toISOString();
    const known = this.#find(email);
    const user = {
      id: known?.id ?? crypto.randomUUID(),
      email: email.toLowerCase(),
      password,
      app_metadata: {
        ...known?.app_metadata,
        ...{ provider: 'email', providers: ['email'], ...app_metadata },
      },
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

function hasManagerRole(metadata: Json | undefined): boolean {
  const isObject = typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata);
  return isObject && metadata.role === 'manager';
}

function describe({ password: _, ...user }: User & { password: string }): User {
  return { ...user };
}
