import type { SupabaseClient } from '@supabase/supabase-js';
import { type Environment, parseEnvironment } from './environment.ts';

export type Supabase = SupabaseClient;

export interface Backend extends Environment {
  /** Answers instead of the network, as the memory engine does in tests. */
  readonly fetch?: typeof fetch;
}

/** True where visitors read along: in a built site, and in plain Node. */
export const isProductionBuild: boolean = import.meta.env?.PROD ?? true;

let replacement: Partial<Backend> | undefined;
let connection: Promise<Supabase> | undefined;

/**
 * The backend in use. Plain Node has no `import.meta.env`; scripts pass their own by `replaceBackend`.
 * Each variable is spelled out so that a build puts in these three values and no others.
 * @throws when the environment cannot be used.
 */
export function backend(): Backend {
  const environment = import.meta.env
    ? {
        VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
        VITE_SUPABASE_PUBLISHABLE_KEY: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
        VITE_LEADS: import.meta.env.VITE_LEADS,
      }
    : {};
  return { ...parseEnvironment(environment), ...replacement };
}

/** Points every adapter at another backend from the next call on; without an argument, back again. */
export function replaceBackend(instead?: Partial<Backend>): void {
  replacement = instead;
  connection = undefined;
}

/** One client for the page, made at the first call: supabase-js weighs 43 KB and comes only then. */
export function connect(): Promise<Supabase> {
  connection ??= open().catch((error: unknown) => {
    // A failed download must not be remembered: "Try Again" has to be able to succeed.
    connection = undefined;
    throw error;
  });
  return connection;
}

async function open(): Promise<Supabase> {
  const settings = backend();
  const { createClient } = await import('@supabase/supabase-js');
  const isBrowser = typeof document !== 'undefined';
  return createClient(settings.supabaseUrl, settings.publishableKey, {
    ...(settings.fetch && { global: { fetch: settings.fetch } }),
    // react-query retries, and it knows whether anybody still waits for the answer.
    db: { retry: false },
    // Nobody signs in during a build, and a refresh timer would keep it from ending.
    auth: { persistSession: isBrowser, autoRefreshToken: isBrowser, detectSessionInUrl: false },
  });
}
