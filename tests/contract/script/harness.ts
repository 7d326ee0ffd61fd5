import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { codeOf } from '../../../mocks/src/codeOf.ts';
import type { NewUser, OutboxMail } from '../../../packages/supabase-local/src/interfaces.ts';

/** A backend under test, and how the script reaches it. */
export interface Backend {
  url: string;
  publishableKey: string;
  secretKey: string;
  close: () => Promise<void>;
}

/** A backend with accounts that the script may change, as the command line does. */
export interface ManagedBackend extends Backend {
  /** The secret that signs its tokens. */
  jwtSecret?: string;
  addUser: (user: NewUser) => Promise<unknown>;
  /** Returns false if there's no such account. */
  removeUser: (email: string) => Promise<boolean>;
  /** Dates accounts and mailed links a minute back. */
  passMinute: () => Promise<unknown>;
  /** The emails sent so far, oldest first. */
  mails: () => Promise<readonly OutboxMail[]>;
}

export interface Account {
  email: string;
  password: string;
}

export const MANAGER: Account = { email: 'manager@example.com', password: 'manager password 1' };
export const EDITOR: Account = { email: 'editor@example.com', password: 'editor password 1' };
export const VISITOR: Account = { email: 'visitor@example.com', password: 'visitor password 1' };

/** An account that gets links by email. */
export const LINKED: Account = { email: 'links@example.com', password: 'links password 1' };

/** An account that gets a second step. */
export const GUARDED: Account = { email: 'guarded@example.com', password: 'guarded password 1' };

/** Accounts that must exist before the script starts. */
export const USERS = [
  { ...MANAGER, app_metadata: { role: 'manager' } },
  { ...EDITOR, app_metadata: { role: 'editor' } },
  { ...VISITOR },
] as const;

/** Sets up a second step. The client's session then has it. @returns the id and the secret */
export async function addSecondStep({ auth }: SupabaseClient) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const { secret } = data.totp;
  const code = codeOf(secret);
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
  return { factorId: data.id, secret };
}

export class Contract {
  readonly backend: ManagedBackend;
  readonly anon: SupabaseClient;
  readonly service: SupabaseClient;
  readonly manager: SupabaseClient;
  readonly editor: SupabaseClient;
  readonly visitor: SupabaseClient;

  constructor(backend: ManagedBackend) {
    this.backend = backend;
    this.anon = this.client();
    this.manager = this.client();
    this.editor = this.client();
    this.visitor = this.client();
    this.service = this.client(backend.secretKey);
  }

  client(key = this.backend.publishableKey, headers: { [name: string]: string } = {}) {
    return createClient(this.backend.url, key, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
      global: { headers },
    });
  }

  /** A plain request, for details that supabase-js hides. */
  request(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.backend.url}${path}`, init);
  }

  /** A plain request with the publishable key and, if given, a token. */
  ask(path: string, init: RequestInit = {}, token?: string): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('apikey', this.backend.publishableKey);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    return this.request(path, { ...init, headers });
  }

  async signIn(): Promise<void> {
    for (const [client, account] of [
      [this.manager, MANAGER],
      [this.editor, EDITOR],
      [this.visitor, VISITOR],
    ] as const) {
      const { error } = await client.auth.signInWithPassword(account);
      if (error) throw error;
    }
  }

  async token(client: SupabaseClient): Promise<string> {
    const { data } = await client.auth.getSession();
    return data.session?.access_token ?? '';
  }
}
