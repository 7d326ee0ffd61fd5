import { type CliOptions, UsageError } from './options.ts';
import { perform } from './perform.ts';
import { ask, readPassword } from './prompt.ts';

const SHORTEST_PASSWORD = 10;
/** In bytes. bcrypt ignores the rest, so two longer passwords could count as equal. */
const LONGEST_PASSWORD = 72;

function requireEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!/^\S+@\S+$/.test(email)) throw new UsageError(`"${text}" is not an email address`);
  return email;
}

export async function addManager(options: CliOptions): Promise<void> {
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
  await perform({ name: 'add-manager', email, password }, options);
}

export async function removeManager(options: CliOptions): Promise<void> {
  const { argument } = options;
  if (argument === undefined) throw new UsageError('Name the account, such as ana@example.com');
  await perform({ name: 'remove-manager', email: requireEmail(argument) }, options);
}
