import type { SupabaseClient } from '@supabase/supabase-js';
import { type Backend, backend } from './client.ts';
import { connectionLost } from './errors.ts';
import { fetchWithStallTimeout, type TransferOptions } from './uploadTimeout.ts';

/** Tables, storage and sign-in: what a manager's screen needs. */
export type MediaClient = SupabaseClient;

let opened: { readonly of: Backend; readonly client: Promise<MediaClient> } | undefined;

const isSame = (a: Backend, b: Backend) =>
  a.supabaseUrl === b.supabaseUrl && a.publishableKey === b.publishableKey && a.fetch === b.fetch;

/**
 * One whole supabase-js for the page, made at the first call; it keeps the session and refreshes it.
 * Only the Media Center's modules come here, so no visitor loads it (docs/decisions/0005).
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
    return await import('@supabase/supabase-js');
  } catch (cause) {
    throw connectionLost(cause);
  }
}

async function open({ supabaseUrl, publishableKey, fetch }: Backend): Promise<MediaClient> {
  const { createClient } = await load();
  return createClient(supabaseUrl, publishableKey, {
    // Managers sign in by password; nothing in an address may sign anybody in.
    auth: { detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch },
  });
}

/**
 * The same client for the upload of one file, which tells how far it is and can be stopped: supabase-js
 * offers neither, so this upload gets a fetch of its own. It is sent with the session of `client`.
 */
export async function withProgress(
  client: MediaClient,
  options: TransferOptions,
): Promise<MediaClient> {
  const { supabaseUrl, publishableKey, fetch } = backend();
  const { createClient } = await load();
  return createClient(supabaseUrl, publishableKey, {
    accessToken: async () => (await client.auth.getSession()).data.session?.access_token ?? null,
    global: { fetch: fetchWithStallTimeout(fetch, options) },
  });
}
