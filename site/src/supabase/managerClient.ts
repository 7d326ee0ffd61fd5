import type { GoTrueClient } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { StorageClient } from '@supabase/storage-js';
import { type Backend, backend } from './client.ts';
import { connectionLost } from './errors.ts';
import { fetchWithStallTimeout, type TransferOptions } from './uploadTimeout.ts';

/** Tables, storage and sign-in: what a manager's screen needs. */
export interface MediaClient {
  readonly auth: GoTrueClient;
  readonly storage: StorageClient;
  readonly from: (table: string) => ReturnType<PostgrestClient['from']>;
}

let opened: { readonly of: Backend; readonly client: Promise<MediaClient> } | undefined;

const isSame = (a: Backend, b: Backend) =>
  a.supabaseUrl === b.supabaseUrl && a.publishableKey === b.publishableKey && a.fetch === b.fetch;

/**
 * One client for the page, made at the first call; it keeps the session and refreshes it. It is made of
 * the parts of supabase-js without realtime and functions. Only the Media Center's modules come here, so
 * no visitor loads it (docs/decisions/0005).
 */
export function connectMedia(): Promise<MediaClient> {
  const of = backend();
  if (opened && isSame(opened.of, of)) return opened.client;
  const client = open(of);
  opened = { of, client };
  // A failed download must not be remembered.
  client.catch(() => {
    if (opened?.client === client) opened = undefined;
  });
  return client;
}

async function load() {
  try {
    const [auth, tables, storage] = await Promise.all([
      import('@supabase/auth-js'),
      import('@supabase/postgrest-js'),
      import('@supabase/storage-js'),
    ]);
    return { ...auth, ...tables, ...storage };
  } catch (cause) {
    throw connectionLost(cause);
  }
}

async function open(of: Backend): Promise<MediaClient> {
  const { supabaseUrl, publishableKey, fetch } = of;
  const { AuthClient } = await load();
  const auth = new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    // The name that supabase-js gives it, so nobody has to sign in again.
    storageKey: `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`,
    // Managers sign in by password; nothing in an address may sign anybody in.
    detectSessionInUrl: false,
    fetch,
  });
  return withAuth(auth, of, fetch);
}

/** Tables and storage, whose requests carry the session of `auth`. */
async function withAuth(
  auth: GoTrueClient,
  { supabaseUrl, publishableKey }: Backend,
  send: typeof fetch = fetch,
): Promise<MediaClient> {
  const { PostgrestClient, StorageClient } = await load();
  const asSignedIn: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('apikey', publishableKey);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? publishableKey}`);
    return send(input, { ...init, headers });
  };
  const tables = new PostgrestClient(`${supabaseUrl}/rest/v1`, { fetch: asSignedIn, retry: false });
  const storage = new StorageClient(`${supabaseUrl}/storage/v1`, {}, asSignedIn);
  return { auth, storage, from: (table) => tables.from(table) };
}

/**
 * The same client for the upload of one file, which tells how far it is and can be stopped: the SDK
 * offers neither, so this upload gets a fetch of its own. It is sent with the session of `client`.
 */
export function withProgress(client: MediaClient, options: TransferOptions): Promise<MediaClient> {
  const of = backend();
  return withAuth(client.auth, of, fetchWithStallTimeout(of.fetch, options));
}
