import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isEasyToGuess } from '../auth/isEasyToGuess.ts';
import { acquireLock } from '../disk/lock.ts';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '../identity/keys.ts';
import { askServer, type Command, runCommand } from '../server/commands.ts';
import { openBackend } from '../server/openBackend.ts';
import { deleteData } from '../server/openData.ts';
import { loadSecrets } from '../server/secrets.ts';
import { startSupabase } from '../server/startSupabase.ts';
import { type CliOptions, parseOptions, SUPABASE_DIR, UsageError } from './options.ts';
import { ask, readPassword } from './prompt.ts';

const HELP = `Usage: pnpm backend <command> [options]

  start                     run the backend (Ctrl-C stops it)
  list-managers             who may use the Media Center
  add-manager               make such an account, or give one a new password, which ends its
                            sessions (--email and the password on standard input, for scripts)
  remove-manager <email>    delete the account and end its sessions
  remove-second-step <email>
                            remove the authenticator app of someone who lost it, which ends
                            the account's sessions
  sql "<statement>"         run SQL as the owner of the database
  backup <folder>           copy the database and the stored files
  reset                     delete everything and seed again (--yes does not ask)
  keys                      show the publishable key and the secret key

  --data <folder>           where the data is (default .data/supabase)
  --port <number>           port of "start" (default 54321)
  ALLOWED_HOSTS             names "start" answers for, beside IP addresses and localhost
  DATABASE_URL              a PostgreSQL server instead of the embedded one

Commands other than "start" work whether or not the backend runs.`;

const SHORTEST_PASSWORD = 10;
/** In bytes. bcrypt ignores the rest, so two longer passwords could count as equal. */
const LONGEST_PASSWORD = 72;

/** Sends the command to the running server, or else opens the data itself. Prints what it did. */
async function perform(command: Command, { dataDir, databaseUrl }: CliOptions): Promise<void> {
  const onProgress = (message: string) => console.error(message);
  const onWait = () => onProgress(`Waiting for the process that uses the data in ${dataDir}`);
  const answer = await askServer(dataDir, { ...command, databaseUrl }, onWait);
  if (answer !== undefined) return console.log(answer);
  const place = { supabaseDir: SUPABASE_DIR, dataDir, databaseUrl };
  const backend = await openBackend({ ...place, onProgress });
  try {
    console.log(await runCommand(command, backend, place));
  } finally {
    await backend.close();
  }
}

function requireEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!/^\S+@\S+$/.test(email)) throw new UsageError(`"${text}" is not an email address`);
  return email;
}

async function addManager(options: CliOptions): Promise<void> {
  if (options.email === undefined && !process.stdin.isTTY) {
    throw new UsageError('Give --email and the password on standard input');
  }
  const email = requireEmail(options.email ?? (await ask('Email: ')));
  const password = await readPassword();
  if (password.length < SHORTEST_PASSWORD) {
    throw new UsageError(`The password needs at least ${SHORTEST_PASSWORD} characters`);
  }
  if (Buffer.byteLength(password) > LONGEST_PASSWORD) {
    throw new UsageError(`The password may have at most ${LONGEST_PASSWORD} bytes`);
  }
  if (await isEasyToGuess(password)) {
    throw new UsageError('Many people use this password, so it is easy to guess. Choose another');
  }
  await perform({ name: 'add-manager', email, password }, options);
}

async function removeManager(options: CliOptions): Promise<void> {
  await perform({ name: 'remove-manager', email: requireEmail(options.argument ?? '') }, options);
}

async function removeSecondStep(options: CliOptions): Promise<void> {
  const email = requireEmail(options.argument ?? '');
  await perform({ name: 'remove-second-step', email }, options);
}

async function start({ dataDir, databaseUrl, port }: CliOptions): Promise<void> {
  const running = await startSupabase({
    ...{ supabaseDir: SUPABASE_DIR, dataDir, databaseUrl, port, environment: process.env },
    allowedHosts: process.env.ALLOWED_HOSTS?.split(/[\s,]+/).filter(Boolean) ?? [],
    onProgress: (message) => console.log(message),
    onError: (cause) => console.error(cause),
  });
  console.log(`\nThe backend answers at ${running.url}`);
  console.log(`Publishable key: ${running.publishableKey}`);
  console.log('Make a manager account with: pnpm backend add-manager');
  console.log('Stop with Ctrl-C.');
  await new Promise<void>((stop) => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  await running.close();
}

async function sql(options: CliOptions): Promise<void> {
  const { argument: text } = options;
  if (text === undefined) throw new UsageError('Give the statement in quotes');
  await perform({ name: 'sql', text }, options);
}

async function backup(options: CliOptions): Promise<void> {
  if (options.argument === undefined) throw new UsageError('Name a folder to back up to');
  const folder = resolve(options.argument);
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new UsageError(`${folder} is not empty`);
  await perform({ name: 'backup', folder }, options);
}

async function confirm({ isConfirmed, databaseUrl, dataDir }: CliOptions): Promise<void> {
  if (isConfirmed) return;
  const place = databaseUrl === undefined ? dataDir : 'the database of DATABASE_URL';
  if (!process.stdin.isTTY) throw new UsageError(`Say --yes to delete all data in ${place}`);
  const answer = await ask(`Delete all rows, files and accounts in ${place}? Type "yes": `);
  if (answer !== 'yes') throw new Error('Nothing was deleted');
}

/** Empties and seeds a running server, or deletes the embedded database, which may be damaged. */
async function reset(options: CliOptions): Promise<void> {
  await confirm(options);
  const { dataDir, databaseUrl } = options;
  if (databaseUrl !== undefined) return await perform({ name: 'reset' }, options);
  if ((await askServer(dataDir, { name: 'reset' })) === undefined) {
    const lock = await acquireLock(dataDir);
    await deleteData(dataDir);
    await lock.release();
  }
  console.log('All data is as on the first start.');
}

async function keys({ dataDir }: CliOptions): Promise<void> {
  const { secretKey } = await loadSecrets(dataDir);
  console.log(`Publishable key: ${DEVELOPMENT_PUBLISHABLE_KEY}`);
  console.log(`Secret key (full access, never in a browser): ${secretKey}`);
}

const COMMANDS: { [name: string]: (options: CliOptions) => Promise<void> } = {
  start,
  'list-managers': (options) => perform({ name: 'list-managers' }, options),
  'add-manager': addManager,
  'remove-manager': removeManager,
  'remove-second-step': removeSecondStep,
  sql,
  backup,
  reset,
  keys,
  help: async () => console.log(HELP),
};

try {
  const options = parseOptions(process.argv.slice(2), process.env);
  const run = COMMANDS[options.command ?? 'help'];
  if (!run) throw new UsageError(`There is no command "${options.command}".\n\n${HELP}`);
  await run(options);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = cause instanceof UsageError ? 2 : 1;
}
