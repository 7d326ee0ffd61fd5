import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../../../supabase/database.gen.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import { connectionLost } from './errors.ts';

/** The table API, which is all that visitors need. */
export type Supabase = PostgrestClient<Database>;

export interface Backend extends Environment {
  /** Replaces the network, as the memory engine does in tests. */
  readonly fetch?: typeof fetch;
}

/**
 * Whether pages are being built without a backend. Every list is then empty, and nothing is
 * requested.
 */
const isWithoutBackend = () =>
  Boolean(import.meta.env?.SSR) &&
  typeof __WITHOUT_BACKEND__ !== 'undefined' &&
  __WITHOUT_BACKEND__;

/** Cached, because thousands of addresses may need it. */
let environment: Environment | undefined;
let replacement: Partial<Backend> | undefined;
let connection: Promise<Supabase> | undefined;

/**
 * The current backend. Plain Node has no `import.meta.env`, so scripts call `replaceBackend`. Each
 * variable is written out, so that a build inserts only these four values.
 * @throws if the environment is invalid
 */
export function backend(): Backend {
  environment ??= readEnvironment();
  return { ...environment, ...replacement };
}

function readEnvironment(): Environment {
  const values = import.meta.env
    ? {
        VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
        VITE_SUPABASE_PUBLISHABLE_KEY: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
        VITE_LEADS: import.meta.env.VITE_LEADS,
        VITE_SITE_URL: import.meta.env.VITE_SITE_URL,
      }
    : {};
  return parseEnvironment(values);
}

/** Points every adapter at another backend. Without an argument, back to the default. */
export function replaceBackend(instead?: Partial<Backend>): void {
  replacement = instead;
  environment = undefined;
  connection = undefined;
}

/**
 * Makes one client for the page, at the first call. It's only the table part of supabase-js:
 * sign-in, storage, and realtime weigh another 40 kB that no visitor uses (docs/decisions/0005).
 */
export function connect(): Promise<Supabase> {
  connection ??= open().catch((error: unknown) => {
    // A failed download must not be cached, so that "Try again" can succeed.
    connection = undefined;
    throw error;
  });
  return connection;
}

async function open(): Promise<Supabase> {
  const { supabaseUrl, publishableKey, fetch } = backend();
  const { PostgrestClient } = await import('@supabase/postgrest-js').catch((cause: unknown) => {
    throw connectionLost(cause);
  });
  return new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    fetch: isWithoutBackend() ? async () => Response.json([]) : fetch,
    // react-query retries, and knows whether the result is still needed.
    retry: false,
  });
}
