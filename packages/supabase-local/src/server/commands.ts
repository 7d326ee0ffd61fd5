import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskBlobStore } from '../disk/DiskBlobStore.ts';
import type { AuthStore } from '../ports.ts';
import type { SqlDatabase, SqlRow } from '../sql/database.ts';

export type Command =
  | { name: 'sql'; text: string }
  | { name: 'add-manager'; email: string; password: string }
  | { name: 'backup'; folder: string }
  | { name: 'reset' };

export type Outcome =
  | { kind: 'rows'; results: { rows: SqlRow[]; count: number }[] }
  | { kind: 'manager'; email: string }
  | { kind: 'backup'; files: number }
  | { kind: 'reset' };

export interface CommandContext {
  database: SqlDatabase;
  auth: AuthStore;
  blobs: DiskBlobStore;
  reset: () => Promise<void>;
}

async function backup(folder: string, { database, blobs }: CommandContext): Promise<Outcome> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The rows first: files are only ever added after a row's file is there, so none can be missing.
  const { fileName, bytes } = await database.dump();
  await writeFile(join(folder, fileName), bytes, { mode: 0o600 });
  const objects = blobs.directory;
  await cp(objects, join(folder, 'objects'), { recursive: true });
  return { kind: 'backup', files: (await readdir(objects)).length };
}

/** What the command line can ask of the owner of the data, be that a running server or itself. */
export async function runCommand(command: Command, context: CommandContext): Promise<Outcome> {
  switch (command.name) {
    case 'sql':
      return { kind: 'rows', results: await context.database.script(command.text) };
    case 'add-manager': {
      const { email, password } = command;
      const app_metadata = { role: 'manager' };
      const user = await context.auth.saveUser({ email, password, app_metadata });
      return { kind: 'manager', email: user.email };
    }
    case 'backup':
      return await backup(command.folder, context);
    case 'reset':
      await context.reset();
      return { kind: 'reset' };
  }
}
