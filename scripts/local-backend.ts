import { fileURLToPath } from 'node:url';
import { startSupabase } from '@custom-designs/supabase-local/server';
import { freePort } from './port.ts';

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

export const dataFolder = path('.data/supabase');

/**
 * Starts the embedded backend with this project's schema and seed, and returns the site's
 * variables.
 */
export async function startLocalBackend(options: {
  dataDir?: string;
  port?: number;
  /** The site's address, for links in emails and pages. VITE_SITE_URL overrides it. */
  siteUrl?: string;
  /** The build hook that publishes the site. PUBLISH_HOOK_URL overrides it. */
  publishHookUrl?: string;
  /** A PostgreSQL database to use instead. Tests never pass it: they would write to it. */
  databaseUrl?: string | undefined;
  onProgress?: (message: string) => void;
}) {
  const { dataDir = dataFolder, port = 54321, siteUrl, databaseUrl, onProgress } = options;
  const { VITE_SITE_URL = siteUrl, PUBLISH_HOOK_URL = options.publishHookUrl } = process.env;
  const backend = await startSupabase({
    supabaseDir: path('supabase'),
    dataDir,
    port: port === 0 ? 0 : await freePort(port, 'the backend'),
    // Host names that a tunnel or proxy forwards to this machine, separated by commas.
    allowedHosts: process.env.ALLOWED_HOSTS?.split(/[\s,]+/).filter((name) => name !== '') ?? [],
    environment: { ...process.env, VITE_SITE_URL, PUBLISH_HOOK_URL },
    ...(databaseUrl && { databaseUrl }),
    ...(onProgress && { onProgress }),
  });
  return { ...backend, environment: siteVariables(backend, VITE_SITE_URL) };
}

/** The variables of a site over this backend. Without an address, a build names the usual one. */
export const siteVariables = (
  { url, publishableKey }: { url: string; publishableKey: string },
  siteUrl: string | undefined,
) => ({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  ...(siteUrl && { VITE_SITE_URL: siteUrl }),
});

/** Prints only the message of an expected error. Any other error is a bug and keeps its stack. */
export function sayAndEnd(error: Error): never {
  console.error('code' in error ? error.message : error);
  process.exit(1);
}
