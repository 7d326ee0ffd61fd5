import type { Outcome } from '../server/commands.ts';
import type { CliOptions } from './options.ts';
import { UsageError } from './options.ts';
import { perform } from './perform.ts';
import { ask, readPassword } from './prompt.ts';

const SHORTEST_PASSWORD = 10;
/** In bytes. bcrypt ignores the rest, so two longer passwords could count as equal. */
const LONGEST_PASSWORD = 72;

type ListedManager = Extract<Outcome, { kind: 'managers' }>['managers'][number];

const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function describe({ email, created_at, last_sign_in_at, sessions, secondsLocked }: ListedManager) {
  const facts = [
    `added ${minute(created_at)}`,
    last_sign_in_at === null ? 'never signed in' : `last signed in ${minute(last_sign_in_at)}`,
    ...(sessions > 0 ? [counted(sessions, 'session')] : []),
    ...(secondsLocked > 0
      ? [`locked out for ${counted(Math.ceil(secondsLocked / 60), 'minute')}`]
      : []),
  ];
  return `${email}  ${facts.join(', ')}`;
}

export async function listManagers(options: CliOptions): Promise<void> {
  const outcome = await perform({ name: 'list-managers' }, options);
  if (outcome.kind !== 'managers') return;
  const { managers } = outcome;
  if (managers.length > 0) console.log(managers.map(describe).join('\n'));
  else console.log('There is no manager yet. Make one with: pnpm backend add-manager');
}

function requireEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!/^\S+@\S+$/.test(email)) throw new UsageError(`"${text}" is not an email address`);
  return email;
}

export async function addManager(options: CliOptions): Promise<void> {
  const isTerminal = process.stdin.isTTY === true;
  if (options.email === undefined && !isTerminal) {
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
  const outcome = await perform({ name: 'add-manager', email, password }, options);
  const isNew = outcome.kind === 'manager' && outcome.isNew;
  if (!isNew) console.log(`${email} has a new password, and its sessions have ended.`);
  console.log(`${email} can now sign in at the Media Center (/admin/media).`);
}

function emailArgument({ command, argument }: CliOptions): string {
  if (argument !== undefined) return requireEmail(argument);
  throw new UsageError(`Name the account, as in: pnpm backend ${command} ana@example.com`);
}

export async function removeManager(options: CliOptions): Promise<void> {
  const email = emailArgument(options);
  await perform({ name: 'remove-manager', email }, options);
  console.log(`${email} is removed, and its sessions have ended.`);
}

export async function unlock(options: CliOptions): Promise<void> {
  const email = emailArgument(options);
  await perform({ name: 'unlock', email }, options);
  console.log(`${email} can sign in again.`);
}
