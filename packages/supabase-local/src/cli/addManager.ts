import type { CliOptions } from './options.ts';
import { UsageError } from './options.ts';
import { perform } from './perform.ts';
import { ask, readPassword } from './prompt.ts';

const SHORTEST_PASSWORD = 10;

export async function addManager(options: CliOptions): Promise<void> {
  const isTerminal = process.stdin.isTTY === true;
  if (options.email === undefined && !isTerminal) {
    throw new UsageError('Give --email and the password on standard input');
  }
  const email = options.email ?? (await ask('Email: '));
  if (!/^\S+@\S+$/.test(email)) throw new UsageError(`"${email}" is not an email address`);
  const password = await readPassword();
  if (password.length < SHORTEST_PASSWORD) {
    throw new UsageError(`The password needs at least ${SHORTEST_PASSWORD} characters`);
  }
  await perform({ name: 'add-manager', email, password }, options);
  console.log(`${email} can now sign in at the Media Center (/admin/media).`);
}
