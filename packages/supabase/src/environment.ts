import * as z from 'zod/mini';
import { localSite } from './localSite.ts';

/**
 * The settings of a deployment. Everything else is content. `.env.example` describes each variable.
 */
export interface Environment {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly leads: 'console' | 'supabase';
  /** The site's public address, without a trailing slash: `https://example.com`. */
  readonly siteUrl: string;
  /** The backend isn't on this machine, so the site is public. */
  readonly isHosted: boolean;
}

/** The embedded backend of `npm start`. This key gives access to public data only. */
export const localBackend = {
  supabaseUrl: 'http://127.0.0.1:54321',
  publishableKey: 'sb_publishable_customDesignsLocalDevelopment_00',
} as const;

/** An empty line in a .env file counts as no line. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? value.trim() || undefined : value,
    ),
    z.optional(schema),
  );

const isHttpAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Canonical addresses, the sitemap, and robots.txt need the root of a host. */
function isOrigin(value: string): boolean {
  if (!isHttpAddress(value)) return false;
  const { origin, href } = new URL(value);
  return href === `${origin}/`;
}

/** Legacy keys are signed tokens with their role in the middle part. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const claims = key.split('.')[1];
  if (!claims) return false;
  try {
    return atob(claims.replaceAll('-', '+').replaceAll('_', '/')).includes('"service_role"');
  } catch {
    return false;
  }
}

const schema = z.object({
  VITE_SUPABASE_URL: optional(
    z
      .string()
      .check(
        z.refine(
          isHttpAddress,
          'is not an http or https address, so no request could be sent. Set it to the API address of the project, such as https://example.supabase.co, or leave it empty for the local backend.',
        ),
      ),
  ),
  VITE_SUPABASE_PUBLISHABLE_KEY: optional(
    z
      .string()
      .check(
        z.refine(
          (key) => !isSecretKey(key),
          'holds a secret key, which would be readable by every visitor. Use the publishable key and replace the secret one, since it may have been seen.',
        ),
      ),
  ),
  VITE_LEADS: optional(
    z.enum(['console', 'supabase'], {
      error:
        'is neither "console" nor "supabase", so nobody could say where messages go. Use "supabase" to keep them in the table leads, or "console" to throw them away and only log that there was one.',
    }),
  ),
  VITE_SITE_URL: optional(
    z
      .string()
      .check(
        z.refine(
          isOrigin,
          'is not the address of a site, so search engines would be sent astray. Give scheme and host alone, such as https://example.com, or leave it empty for the local site.',
        ),
      ),
  ),
});

const fail = (problems: readonly string[]): never => {
  throw new Error(
    `The environment cannot be used.\n${problems.map((line) => `- ${line}`).join('\n')}`,
  );
};

/** A hosted site has no safe defaults for these. */
const neededByHosted = {
  VITE_SUPABASE_PUBLISHABLE_KEY:
    'it refuses requests without a key. Copy the publishable key from the API keys of the project.',
  VITE_SITE_URL:
    'search engines would be sent to this machine. Give scheme and host alone, such as https://example.com.',
  VITE_LEADS:
    'say where visitors’ messages go. Use "supabase" to keep them in the table leads, or "console" to throw them away.',
} as const;

/**
 * Reads the four variables from `import.meta.env` in the site or `process.env` in scripts. @throws
 * one Error that names every invalid variable, the reason, and what to do
 */
export function parseEnvironment(values: Readonly<Record<string, unknown>>): Environment {
  const result = z.safeParse(schema, values);
  if (!result.success) {
    return fail(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  }
  const {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_PUBLISHABLE_KEY: key,
    VITE_LEADS,
    VITE_SITE_URL,
  } = result.data;
  const isLocal = url === undefined || /^(127\.|localhost$|\[::1\]$)/.test(new URL(url).hostname);
  const problems = Object.entries(neededByHosted)
    .filter(([name]) => !result.data[name as keyof typeof neededByHosted])
    .map(([name, why]) => `${name} is empty, but VITE_SUPABASE_URL names a hosted project: ${why}`);
  if (!isLocal && problems.length > 0) return fail(problems);
  return {
    // Paths are appended to it.
    supabaseUrl: url?.replace(/\/+$/, '') ?? localBackend.supabaseUrl,
    publishableKey: key ?? localBackend.publishableKey,
    leads: VITE_LEADS ?? 'supabase',
    siteUrl: VITE_SITE_URL ? new URL(VITE_SITE_URL).origin : localSite,
    isHosted: !isLocal,
  };
}
