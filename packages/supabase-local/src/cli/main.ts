import { DEVELOPMENT_PUBLISHABLE_KEY } from '../identity/keys.ts';
import { loadSecrets } from '../server/secrets.ts';
import { backup } from './backup.ts';
import { mail } from './mail.ts';
import { addManager, listManagers, removeManager, unlock } from './managers.ts';
import { type CliOptions, parseOptions, UsageError } from './options.ts';
import { perform } from './perform.ts';
import { reset } from './reset.ts';
import { start } from './start.ts';

const HELP = `Usage: pnpm backend <command> [options]

  start                     run the backend (Ctrl-C stops it)
  list-managers             who may use the Media Center
  add-manager               make such an account, or give one a new password, which ends its
                            sessions (--email and the password on standard input, for scripts)
  remove-manager <email>    delete the account and end its sessions
  unlock <email>            let somebody sign in again after too many wrong passwords
  sql "<statement>"         run SQL as the owner of the database
  backup <folder>           copy the database and the stored files
  mail                      list the mails that were kept instead of being sent
  reset                     delete everything and seed again (--yes does not ask)
  keys                      show the publishable key (--secret: the secret one too)

  --data <folder>           where the data is (default .data/supabase)
  --port <number>           port of "start" (default 54321, or the next free one)
  --allow-host <name>       a name "start" answers for, beside IP addresses and localhost;
                            may be given several times
  DATABASE_URL              a PostgreSQL server instead of the embedded one

Commands other than "start" work whether or not the backend runs.`;

async function sql(options: CliOptions): Promise<void> {
  const { argument: text } = options;
  if (text === undefined) throw new UsageError('Give the statement in quotes');
  const outcome = await perform({ name: 'sql', text }, options);
  if (outcome.kind !== 'rows') return;
  for (const { rows, count } of outcome.results) {
    if (rows.length > 0) console.log(JSON.stringify(rows, null, 2));
    console.log(`${count} ${count === 1 ? 'row' : 'rows'}`);
  }
}

async function keys({ dataDir, showSecret }: CliOptions): Promise<void> {
  console.log(`Publishable key: ${DEVELOPMENT_PUBLISHABLE_KEY}`);
  if (!showSecret) return;
  const { secretKey } = await loadSecrets(dataDir);
  console.log(`Secret key (full access, never in a browser): ${secretKey}`);
}

const COMMANDS: { [name: string]: (options: CliOptions) => Promise<void> } = {
  start,
  'list-managers': listManagers,
  'add-manager': addManager,
  'remove-manager': removeManager,
  unlock,
  sql,
  backup,
  mail,
  reset,
  keys,
  help: async () => console.log(HELP),
};

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2), process.env);
  const run = COMMANDS[options.command ?? 'help'];
  if (!run) throw new UsageError(`There is no command "${options.command}".\n\n${HELP}`);
  await run(options);
}

try {
  await main();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = cause instanceof UsageError ? 2 : 1;
}
