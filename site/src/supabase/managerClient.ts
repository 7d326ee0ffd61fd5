import type { SupabaseClient } from '@supabase/supabase-js';
import { type Backend, backend } from './client.ts';
import { connectionLost } from './errors.ts';
import { fetchWithStallTimeout, type TransferOptions } from './uploadTimeout.ts';

export type { AuthChangeEvent, Session } from '@supabase/supabase-js';

/** Tables, storage and sign-in: what a manager's screen needs. */
export type MediaClient = SupabaseClient;

let opened: { readonly of: Backend; readonly client: Promise<MediaClient> } | undefined;

const isSame = (a: Backend, b: Backend) =>
  a.supabaseUrl === b.supabaseUrl && a.publishableKey === b.publishableKey && a.fetch === b.fetch;

/**
 * One client for the page, made at the first call. It keeps the session and refreshes it. Only the
 * managers' modules come here, so no visitor loads it (docs/decisions/0005).
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

const load = () =>
  import('@supabase/supabase-js').catch((cause: unknown) => {
    throw connectionLost(cause);
  });

/** react-query retries, and it knows whether anybody still waits for the answer. */
const db = { retry: false };

async function open({ supabaseUrl, publishableKey, fetch }: Backend): Promise<MediaClient> {
  const { createClient } = await load();
  return createClient(supabaseUrl, publishableKey, {
    db,
    // Managers sign in by password. Nothing in an address may sign anybody in.
    auth: { detectSessionInUrl: false },
    global: { fetch },
  });
}

/**
 * A client for the upload of one file, which reports its progress and can be stopped. The SDK offers
 * neither, so this upload gets a fetch of its own. It uses the session of `client`.
 */
export async function withProgress(
  client: MediaClient,
  options: TransferOptions,
): Promise<Pick<MediaClient, 'storage'>> {
  const { supabaseUrl, publishableKey, fetch } = backend();
  const { createClient } = await load();
  return createClient(supabaseUrl, publishableKey, {
    accessToken: async () => (await client.auth.getSession()).data.session?.access_token ?? null,
    global: { fetch: fetchWithStallTimeout(fetch, options) },
  });
}
