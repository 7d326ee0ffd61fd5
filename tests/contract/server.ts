import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type RunningSupabase,
  type StartOptions,
  startSupabase,
} from '@custom-designs/supabase-local/server';
import type { OutboxMail } from '../../packages/supabase-local/src/interfaces.ts';
import { askServer } from '../../packages/supabase-local/src/server/commands.ts';
import { loadSecrets } from '../../packages/supabase-local/src/server/secrets.ts';
import { bootstrap } from '../../packages/supabase-local/src/sql/bootstrap/bootstrap.ts';
import type { SqlDatabase } from '../../packages/supabase-local/src/sql/database.ts';
import { migrate, readMigrations } from '../../packages/supabase-local/src/sql/migrate.ts';

const SUPABASE = resolve(import.meta.dirname, '../../supabase');

/** Runs every migration in an empty database without default privileges, as a new project does. */
export async function newProject(database: SqlDatabase): Promise<void> {
  await bootstrap(database);
  for (const kind of ['tables', 'sequences', 'functions']) {
    await database.script(
      `alter default privileges revoke all on ${kind} from anon, authenticated, service_role`,
    );
  }
  await migrate(database, await readMigrations(SUPABASE), () => undefined);
}

/** A project with the real schema and buckets but no seed, so each test inserts its own rows. */
export async function emptyProject(folder: string): Promise<string> {
  const supabaseDir = join(folder, 'supabase');
  const config = await readFile(join(SUPABASE, 'config.toml'), 'utf8');
  const ownSeed = config.replace(/sql_paths = \[[^\]]*\]/, 'sql_paths = ["./seed.sql"]');
  await mkdir(supabaseDir, { recursive: true });
  await writeFile(join(supabaseDir, 'config.toml'), ownSeed);
  await writeFile(join(supabaseDir, 'seed.sql'), '');
  await cp(join(SUPABASE, 'migrations'), join(supabaseDir, 'migrations'), { recursive: true });
  // The functions import code from the site by relative path, so they're linked instead of copied.
  await symlink(join(SUPABASE, 'functions'), join(supabaseDir, 'functions'));
  return supabaseDir;
}

export async function temporaryFolder(): Promise<string> {
  return await mkdtemp(join(tmpdir(), 'contract-'));
}

/** Follows the restore steps in the package's README. */
export async function unpackBackup(folder: string): Promise<void> {
  const database = join(folder, 'database');
  await mkdir(database, { mode: 0o700 });
  execFileSync('tar', ['xzf', join(folder, 'database.pglite.tar.gz'), '-C', database]);
}

/** Reads the emails that a server stored, oldest first. */
async function mailsIn(dataDir: string): Promise<OutboxMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const texts = names.sort().map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text) => JSON.parse(text));
}

interface TestServer extends RunningSupabase {
  dataDir: string;
  jwtSecret: string;
  passMinute: () => Promise<unknown>;
  mails: () => Promise<OutboxMail[]>;
}

const MINUTE_AGO = `
  update auth.one_time_tokens set created_at = created_at - interval '1 minute';
  update auth.users set created_at = created_at - interval '1 minute',
    invited_at = invited_at - interval '1 minute'`;

/** Hashing passwords at the usual cost takes a tenth of the tests' time. */
const QUICK_HASHES = `
  create or replace function extensions.gen_salt(text, integer) returns text
  language sql as 'select extensions.gen_salt($1)'`;

/** Starts a real server on a free port with its own data folder. */
export async function startServer(
  options: Pick<StartOptions, 'databaseUrl' | 'environment'> = {},
): Promise<TestServer> {
  const folder = await temporaryFolder();
  const dataDir = join(folder, 'data');
  const supabaseDir = await emptyProject(folder);
  const running = await startSupabase({ ...options, supabaseDir, dataDir, port: 0 });
  const script = (text: string) =>
    askServer(dataDir, { name: 'sql', text, databaseUrl: options.databaseUrl });
  await script(QUICK_HASHES);
  return {
    ...running,
    dataDir,
    passMinute: () => script(MINUTE_AGO),
    mails: () => mailsIn(dataDir),
    jwtSecret: (await loadSecrets(dataDir)).jwtSecret,
    close: async () => {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
