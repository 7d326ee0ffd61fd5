import type { PostgrestClient } from '@supabase/postgrest-js';
import { type Environment, parseEnvironment } from './environment.ts';
import { connectionLost } from './errors.ts';

/** The table API, which is all that visitors' calls need. */
export type Supabase = PostgrestClient;

export interface Backend extends Environment {
  /** Answers instead of the network, as the memory engine does in tests. */
  readonly fetch?: typeof fetch;
}

/** Whether the pages are being built without a backend: every list is then empty, and nobody is asked. */
const isWithoutBackend = () =>
  Boolean(import.meta.env?.SSR) &&
  typeof __WITHOUT_BACKEND__ !== 'undefined' &&
  __WITHOUT_BACKEND__;

/** Read once: thousands of addresses may ask for it. */
let environment: Environment | undefined;
let replacement: Partial<Backend> | undefined;
let connection: Promise<Supabase> | undefined;

/**
 * The backend in use. Plain Node has no `import.meta.env`; scripts pass their own by `replaceBackend`.
 * Each variable is spelled out so that a build puts in these four values and no others.
 * @throws when the environment cannot be used.
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

/** Points every adapter at another backend from the next call on; without an argument, back again. */
export function replaceBackend(instead?: Partial<Backend>): void {
  replacement = instead;
  environment = undefined;
  connection = undefined;
}

/**
 * One client for the page, made at the first call. It is the table part of supabase-js alone: signing
 * in, storage and realtime weigh another 40 kB that no visitor uses (docs/decisions/0005).
 */
export function connect(): Promise<Supabase> {
  connection ??= open().catch((error: unknown) => {
    // A failed download must not be remembered: "Try again" has to be able to succeed.
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
  return new PostgrestClient(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    fetch: isWithoutBackend() ? async () => Response.json([]) : fetch,
    // react-query retries, and it knows whether anybody still waits for the answer.
    retry: false,
  });
}
