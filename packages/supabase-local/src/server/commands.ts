import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignInLimits } from '../auth/SignInLimits.ts';
import type { DiskBlobStore } from '../disk/DiskBlobStore.ts';
import type { AuthStore, User } from '../ports.ts';
import { listManagers, type Manager } from '../sql/accounts.ts';
import type { SqlDatabase, SqlRow } from '../sql/database.ts';

export type Command =
  | { name: 'sql'; text: string }
  | { name: 'list-managers' }
  | { name: 'add-manager'; email: string; password: string }
  | { name: 'remove-manager'; email: string }
  | { name: 'unlock'; email: string }
  | { name: 'backup'; folder: string }
  | { name: 'reset' };

export type Outcome =
  | { kind: 'rows'; results: { rows: SqlRow[]; count: number }[] }
  | { kind: 'managers'; managers: (Manager & { secondsLocked: number })[] }
  | { kind: 'manager'; email: string; isNew: boolean }
  | { kind: 'backup'; files: number }
  | { kind: 'done' };

export interface CommandContext {
  database: SqlDatabase;
  auth: AuthStore;
  signInLimits: SignInLimits;
  blobs: DiskBlobStore;
  reset: () => Promise<void>;
}

/** Creates a manager, or sets a new password for one, which ends its sessions and unlocks it. */
export async function saveManager(
  { auth, signInLimits }: Pick<CommandContext, 'auth' | 'signInLimits'>,
  email: string,
  password: string,
): Promise<User> {
  const user = await auth.saveUser({ email, password, app_metadata: { role: 'manager' } });
  signInLimits.unlock(user.email);
  return user;
}

async function removeManager({ auth, database }: CommandContext, email: string): Promise<Outcome> {
  const managers = await listManagers(database);
  if (!managers.some((manager) => manager.email === email) || !(await auth.removeUser(email))) {
    throw new Error(
      `There is no manager ${email}. Nothing was changed. "pnpm backend list-managers" names them.`,
    );
  }
  return { kind: 'done' };
}

function unlock({ signInLimits }: CommandContext, email: string): Outcome {
  if (signInLimits.unlock(email)) return { kind: 'done' };
  throw new Error(
    `${email} is not locked out. Nothing was changed. A lock lasts 15 minutes at most, and it ends ` +
      'when the backend stops.',
  );
}

async function backup(folder: string, { database, blobs }: CommandContext): Promise<Outcome> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = await blobs.keepAll(async () => {
    // Copies the rows first. A row is only added after its file, so no copied row lacks its file.
    const { fileName, bytes } = await database.dump();
    await writeFile(join(folder, fileName), bytes, { mode: 0o600 });
    return await blobs.copyTo(join(folder, 'objects'));
  });
  return { kind: 'backup', files };
}

/**
 * What the command line can ask the owner of the data, which is a running server or the command
 * itself.
 */
export async function runCommand(command: Command, context: CommandContext): Promise<Outcome> {
  switch (command.name) {
    case 'sql':
      return { kind: 'rows', results: await context.database.script(command.text) };
    case 'add-manager': {
      const user = await saveManager(context, command.email, command.password);
      return { kind: 'manager', email: user.email, isNew: user.created_at === user.updated_at };
    }
    case 'list-managers': {
      const managers = await listManagers(context.database);
      const secondsLocked = ({ email }: Manager) => context.signInLimits.secondsLocked(email);
      return {
        kind: 'managers',
        managers: managers.map((one) => ({ ...one, secondsLocked: secondsLocked(one) })),
      };
    }
    case 'remove-manager':
      return await removeManager(context, command.email);
    case 'unlock':
      return unlock(context, command.email);
    case 'backup':
      return await backup(command.folder, context);
    case 'reset':
      await context.reset();
      return { kind: 'done' };
  }
}
