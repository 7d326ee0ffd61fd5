import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '../ports.ts';
import { listManagers, type Manager } from '../sql/accounts.ts';
import type { SqlResult } from '../sql/database.ts';
import type { Backend } from './openBackend.ts';

export type Command =
  | { name: 'sql'; text: string }
  | { name: 'list-managers' }
  | { name: 'add-manager'; email: string; password: string }
  | { name: 'remove-manager'; email: string }
  | { name: 'unlock'; email: string }
  | { name: 'backup'; folder: string }
  | { name: 'reset' };

export type Outcome =
  | { kind: 'rows'; results: SqlResult[] }
  | { kind: 'managers'; managers: (Manager & { secondsLocked: number })[] }
  | { kind: 'manager'; isNew: boolean }
  | { kind: 'backup'; files: number }
  | { kind: 'done' };

/** Creates a manager, or sets a new password for one, which ends its sessions and unlocks it. */
export async function saveManager(
  { auth, signInLimits }: Backend,
  email: string,
  password: string,
): Promise<User> {
  const user = await auth.saveUser({ email, password, app_metadata: { role: 'manager' } });
  signInLimits.unlock(user.email);
  return user;
}

async function removeManager({ auth, database }: Backend, email: string): Promise<void> {
  const managers = await listManagers(database);
  if (managers.some((manager) => manager.email === email) && (await auth.removeUser(email))) return;
  throw new Error(
    `There is no manager ${email}. Nothing was changed. "pnpm backend list-managers" names them.`,
  );
}

async function backup({ database, blobs }: Backend, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return await blobs.keepAll(async () => {
    // Copies the rows first. A row is only added after its file, so no copied row lacks its file.
    const { fileName, bytes } = await database.dump();
    await writeFile(join(folder, fileName), bytes, { mode: 0o600 });
    return await blobs.copyTo(join(folder, 'objects'));
  });
}

/**
 * What the command line can ask the owner of the data, which is a running server or the command
 * itself.
 */
export async function runCommand(command: Command, backend: Backend): Promise<Outcome> {
  const { database, signInLimits } = backend;
  switch (command.name) {
    case 'sql':
      return { kind: 'rows', results: await database.script(command.text) };
    case 'add-manager': {
      const user = await saveManager(backend, command.email, command.password);
      return { kind: 'manager', isNew: user.created_at === user.updated_at };
    }
    case 'list-managers': {
      const managers = (await listManagers(database)).map((manager) => ({
        ...manager,
        secondsLocked: signInLimits.secondsLocked(manager.email),
      }));
      return { kind: 'managers', managers };
    }
    case 'backup':
      return { kind: 'backup', files: await backup(backend, command.folder) };
    case 'remove-manager':
      await removeManager(backend, command.email);
      return { kind: 'done' };
    case 'unlock':
      if (signInLimits.unlock(command.email)) return { kind: 'done' };
      throw new Error(
        `${command.email} is not locked out. Nothing was changed. A lock lasts 15 minutes at most, and ` +
          'it ends when the backend stops.',
      );
    case 'reset':
      await backend.reset();
      return { kind: 'done' };
  }
}
