import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { ServerError } from './errors.ts';

/** The part of the CLI's config.toml that this backend reads. */
const configToml = z.object({
  api: z.object({ max_rows: z.number() }),
  auth: z.object({
    site_url: z.string(),
    jwt_expiry: z.number(),
    refresh_token_reuse_interval: z.number(),
    minimum_password_length: z.number(),
    hook: z.optional(
      z.object({
        password_verification_attempt: z.object({
          enabled: z.boolean(),
          // The only kind that this backend has: a function in the database.
          uri: z.string().regex(/^pg-functions:\/\/postgres\/\w+\/\w+$/),
        }),
      }),
    ),
  }),
  db: z.object({ seed: z.object({ sql_paths: z.array(z.string()) }) }),
  storage: z.object({ buckets: z.record(z.string(), z.object({ objects_path: z.string() })) }),
});

export interface Config {
  maxRows: number;
  tokenSeconds: number;
  reuseSeconds: number;
  /** The site that mailed links lead to, unless the environment names another. */
  siteUrl: string;
  passwordLength: number;
  /** The database's function that hears of refused passwords. Correct ones aren't reported. */
  passwordHook: { schema: string; name: string } | undefined;
  /** SQL files, run in this order. */
  seedFiles: string[];
  /** Folders whose files are uploaded to a bucket on the first start. */
  seedObjects: { bucket: string; folder: string }[];
}

function hookOf(hook: { enabled: boolean; uri: string } | undefined): Config['passwordHook'] {
  const [schema, name] = hook?.uri.split('/').slice(-2) ?? [];
  return hook?.enabled && schema && name ? { schema, name } : undefined;
}

export async function loadConfig(supabaseDir: string): Promise<Config> {
  const path = join(supabaseDir, 'config.toml');
  try {
    const { api, auth, db, storage } = configToml.parse(parse(await readFile(path, 'utf8')));
    return {
      maxRows: api.max_rows,
      tokenSeconds: auth.jwt_expiry,
      reuseSeconds: auth.refresh_token_reuse_interval,
      siteUrl: auth.site_url,
      passwordLength: auth.minimum_password_length,
      passwordHook: hookOf(auth.hook?.password_verification_attempt),
      seedFiles: db.seed.sql_paths.map((file) => resolve(supabaseDir, file)),
      seedObjects: Object.entries(storage.buckets).map(([bucket, { objects_path }]) => ({
        bucket,
        folder: resolve(supabaseDir, objects_path),
      })),
    };
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new ServerError('config-invalid', `${path} could not be read: ${reason}`, { cause });
  }
}
