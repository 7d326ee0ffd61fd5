import { createSupabaseHandler, type SupabaseHandler } from '../createSupabaseHandler.ts';
import { notFound } from '../http/respond.ts';
import { DEVELOPMENT_PUBLISHABLE_KEY, randomToken } from '../identity/keys.ts';
import type { EdgeFunction, NewUser, OutboxMail } from '../interfaces.ts';
import { MemoryAuthStore } from './MemoryAuthStore.ts';
import { MemoryBlobStore, MemoryObjectStore } from './MemoryObjectStore.ts';
import { MemoryRestEngine, type MemoryTables, type Row } from './MemoryRestEngine.ts';

export { DEVELOPMENT_PUBLISHABLE_KEY, type Row };

export interface MemorySupabaseOptions extends MemoryTables {
  /** The URL of this backend, such as `https://stories.supabase.test`. */
  url: string;
  /** Creates Edge Functions for this backend, by name. */
  functions?: (backend: Pick<MemorySupabase, 'url' | 'secretKey' | 'fetch'>) => {
    [name: string]: EdgeFunction;
  };
  /** Users who can sign in. A manager has `app_metadata: { role: 'manager' }`. */
  users?: readonly (NewUser & { id?: string })[];
}

export interface MemorySupabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** For `createClient(url, key, { global: { fetch } })` or for one MSW handler. */
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** A table's current rows, for assertions. */
  rowsOf: (table: string) => Row[];
  /** The emails sent so far, for assertions. */
  mails: readonly OutboxMail[];
}

/** Serves rows, sign-in, and stored files from memory. Only checks that a manager writes. */
export function createMemorySupabase(options: MemorySupabaseOptions): MemorySupabase {
  const rest = new MemoryRestEngine(options);
  const secretKey = `sb_secret_${randomToken(32)}`;
  const publishableKey = DEVELOPMENT_PUBLISHABLE_KEY;
  const mails: OutboxMail[] = [];
  const url = options.url.replace(/\/$/, '');
  const fetch: MemorySupabase['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    return (await handler(request)) ?? notFound(new URL(request.url).pathname);
  };
  const handler: SupabaseHandler = createSupabaseHandler({
    rest,
    auth: new MemoryAuthStore(options.users),
    objects: new MemoryObjectStore(),
    blobs: new MemoryBlobStore(),
    outbox: { put: async (mail) => void mails.push(mail) },
    functions: options.functions?.({ url, secretKey, fetch }) ?? {},
    jwtSecret: randomToken(32),
    publishableKey,
    secretKey,
  });
  const rowsOf = (table: string) => rest.rowsOf(table);
  return { url, publishableKey, secretKey, fetch, rowsOf, mails };
}
