import { createSupabaseHandler, type SupabaseHandler } from '../createSupabaseHandler.ts';
import { notFound } from '../http/respond.ts';
import { DEVELOPMENT_PUBLISHABLE_KEY, randomToken } from '../identity/keys.ts';
import type { EdgeFunction, NewUser, OutboxMail, User } from '../ports.ts';
import { store } from '../storage/upload.ts';
import { MemoryAuthStore } from './MemoryAuthStore.ts';
import { MemoryBlobStore } from './MemoryBlobStore.ts';
import { MemoryObjectStore } from './MemoryObjectStore.ts';
import { MemoryRestEngine, type MemoryRows } from './MemoryRestEngine.ts';
import type { TableName } from './schema/index.ts';
import type { Row } from './schema/table.ts';

export interface MemoryObject {
  bucket: string;
  /** The path inside the bucket. */
  key: string;
  bytes: Uint8Array<ArrayBuffer> | string;
  contentType: string;
}

export interface MemorySupabaseOptions {
  /** The URL of this backend, such as `https://stories.supabase.test`. */
  url: string;
  /** Initial rows. A missing column gets its default. Throws if the schema refuses a row. */
  rows?: MemoryRows;
  objects?: readonly MemoryObject[];
  /** Edge Functions by name, for this backend. */
  functions?: (backend: Pick<MemorySupabase, 'url' | 'secretKey' | 'fetch'>) => {
    [name: string]: EdgeFunction;
  };
  /** Users who can sign in. A manager has `app_metadata: { role: 'manager' }`. */
  users?: readonly NewUser[];
}

export interface MemorySupabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** For `createClient(url, key, { global: { fetch } })` or for one MSW handler. */
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /**
   * Creates an account, or sets this password and role for an existing one and ends its sessions.
   */
  addUser: (user: NewUser) => Promise<User>;
  /** Deletes the account and ends its sessions. Returns false if there is none. */
  removeUser: (email: string) => Promise<boolean>;
  /** A table's current rows, for assertions. */
  rowsOf: (table: TableName) => Row[];
  /** The mails that were handed in at `/outbox/v1/emails`, the oldest first. */
  mails: () => OutboxMail[];
}

const SERVICE = { role: 'service_role', claims: { role: 'service_role' } } as const;

/**
 * A complete backend in memory with this project's schema and policies, for stories and unit tests,
 * in browsers and in Node. The contract suite checks that its responses match the SQL engines.
 */
export function createMemorySupabase(options: MemorySupabaseOptions): MemorySupabase {
  const auth = new MemoryAuthStore(options.users);
  const rest = new MemoryRestEngine(auth, options.rows);
  const objects = new MemoryObjectStore(auth);
  const blobs = new MemoryBlobStore();
  const secretKey = `sb_secret_${randomToken(32)}`;
  const publishableKey = DEVELOPMENT_PUBLISHABLE_KEY;
  const jwtSecret = randomToken(32);
  const url = options.url.replace(/\/$/, '');
  const mails = new Map<string, OutboxMail>();
  const outbox = {
    put: async (mail: OutboxMail) => {
      if (!mails.has(mail.id)) mails.set(mail.id, mail);
    },
  };
  const fetch: MemorySupabase['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    await isStored;
    return (await handler(request)) ?? notFound(new URL(request.url).pathname);
  };
  const functions = options.functions?.({ url, secretKey, fetch }) ?? {};
  const handler: SupabaseHandler = createSupabaseHandler({
    ...{ rest, auth, objects, blobs, outbox, functions, jwtSecret, publishableKey, secretKey },
  });
  const isStored = Promise.all(
    (options.objects ?? []).map(({ bucket, key, bytes, contentType }) => {
      const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
      const upload = { bytes: content, contentType, cacheControl: 'max-age=3600' };
      return store({ bucket, key }, upload, SERVICE, { objects, blobs });
    }),
  );
  return {
    url,
    publishableKey,
    secretKey,
    fetch,
    addUser: (user) => auth.saveUser(user),
    removeUser: (email) => auth.removeUser(email),
    rowsOf: (table) => rest.rowsOf(table),
    mails: () => [...mails.values()],
  };
}
