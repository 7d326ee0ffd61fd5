import { type Backend, backend } from '@custom-designs/supabase/client';
import { connectionLost } from '@custom-designs/supabase/errors';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../../supabase/database.gen.ts';

export type { AuthChangeEvent, Session } from '@supabase/supabase-js';

/** Tables, storage, and sign-in, for managers' screens. */
export type ManagerClient = SupabaseClient<Database>;

/** The same client, for calls that get the table's name as a value. Their rows need a schema. */
export type AnyTableClient = SupabaseClient;

let opened: { readonly of: Backend; readonly client: Promise<ManagerClient> } | undefined;

const isSame = (a: Backend, b: Backend) =>
  a.supabaseUrl === b.supabaseUrl && a.publishableKey === b.publishableKey && a.fetch === b.fetch;

/**
 * Makes one client for the page, at the first call. It stores and refreshes the session. Only
 * managers' modules import this, so no visitor loads it (docs/decisions/0005).
 */
export function connectManager(): Promise<ManagerClient> {
  const of = backend();
  if (opened && isSame(opened.of, of)) return opened.client;
  const client = open(of);
  opened = { of, client };
  // A failed download must not be cached.
  client.catch(() => {
    if (opened?.client === client) opened = undefined;
  });
  return client;
}

const load = () =>
  import('@supabase/supabase-js').catch((cause: unknown) => {
    throw connectionLost(cause);
  });

/** react-query retries, and knows whether the result is still needed. */
const db = { retry: false };

/** The SDK's default key for the session. */
const storageKeyOf = (url: string) => `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;

/** The session stored in this browser, even if it has expired. Null if no one is signed in. */
export function storedSession(): Session | null {
  const key = storageKeyOf(backend().supabaseUrl);
  return JSON.parse(globalThis.localStorage?.getItem(key) ?? 'null');
}

/** Keeps answers out of the browser's cache, because PostgREST's headers don't. */
const uncached =
  (given?: typeof fetch): typeof fetch =>
  (input, init) =>
    (given ?? fetch)(input, { ...init, cache: 'no-store' });

async function open({ supabaseUrl, publishableKey, fetch }: Backend): Promise<ManagerClient> {
  const { createClient } = await load();
  return createClient<Database>(supabaseUrl, publishableKey, {
    db,
    // Managers sign in by password, so an address must never start a session.
    auth: { detectSessionInUrl: false, storageKey: storageKeyOf(supabaseUrl) },
    global: { fetch: uncached(fetch) },
  });
}

/** Progress and cancellation of one upload. */
export interface TransferOptions {
  readonly signal?: AbortSignal;
  /** The share sent so far, 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/** A connection without progress for this long is lost, even if the system hasn't noticed. */
const STALLED_MS = 60_000;

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

/** fetch doesn't report upload progress, but XMLHttpRequest does. */
function sendCounting(
  url: string,
  { method = 'POST', headers, body }: RequestInit,
  { signal, onProgress }: TransferOptions,
): Promise<Response> {
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(stalled);
    stalled = setTimeout(stop, STALLED_MS);
  };
  return new Promise<Response>((resolve, reject) => {
    const fail = () => reject(signal?.aborted ? signal.reason : new TypeError('connection lost'));
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const { status, responseText } = request;
      onProgress?.(1);
      const text = [204, 205, 304].includes(status) ? null : responseText;
      resolve(new Response(text, { status, headers: headersOf(request) }));
    };
    request.onerror = fail;
    request.onabort = fail;
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', stop);
    wait();
    request.send(body as XMLHttpRequestBodyInit);
  }).finally(() => {
    clearTimeout(stalled);
    signal?.removeEventListener('abort', stop);
  });
}

/**
 * A fetch for one upload. It reports progress, can be aborted, and ends a connection without
 * progress for a minute. `given` replaces the network.
 */
export const fetchWithStallTimeout =
  (given: typeof fetch | undefined, options: TransferOptions): typeof fetch =>
  async (input, init) => {
    if (!given && typeof XMLHttpRequest !== 'undefined') {
      const url = input instanceof Request ? input.url : String(input);
      return sendCounting(url, init ?? {}, options);
    }
    const answer = await (given ?? fetch)(input, { ...init, signal: options.signal });
    options.onProgress?.(1);
    return answer;
  };

/**
 * A client for one upload that reports progress and can be aborted. The SDK offers neither, so this
 * client has its own fetch. It uses the session of `client`.
 */
export async function withProgress(
  client: ManagerClient,
  options: TransferOptions,
): Promise<Pick<ManagerClient, 'storage'>> {
  const { supabaseUrl, publishableKey, fetch } = backend();
  const { createClient } = await load();
  return createClient<Database>(supabaseUrl, publishableKey, {
    accessToken: async () => (await client.auth.getSession()).data.session?.access_token ?? null,
    global: { fetch: fetchWithStallTimeout(fetch, options) },
  });
}
