import { cp, readdir, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connectToOwner } from '../disk/lock.ts';
import { listManagers, type Manager } from '../sql/accounts.ts';
import type { SqlResult } from '../sql/database.ts';
import { removeFactors } from '../sql/factors.ts';
import { type DataPlace, explainFailure } from './explainFailure.ts';
import type { Backend } from './openBackend.ts';
import { writeSecrets } from './secrets.ts';

/** Commands for the owner of the data, which is a running server or the command line itself. */
export type Command =
  | { name: 'sql'; text: string }
  | { name: 'list-managers' }
  | { name: 'add-manager'; email: string; password: string }
  | { name: 'remove-manager'; email: string }
  | { name: 'remove-second-step'; email: string }
  | { name: 'backup'; folder: string }
  | { name: 'reset' };

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

function describeResult({ rows, count }: SqlResult): string {
  const shown = rows.length > 0 ? `${JSON.stringify(rows, null, 2)}\n` : '';
  return shown + counted(count, 'row');
}

function describeManager({ email, created_at, last_sign_in_at, sessions }: Manager): string {
  const last = last_sign_in_at === null ? 'never' : `last ${minute(last_sign_in_at)}`;
  const facts = [`added ${minute(created_at)}`, `signed in: ${last}`, counted(sessions, 'session')];
  return `${email}  ${facts.join(', ')}`;
}

async function list({ database }: Backend): Promise<string> {
  const managers = await listManagers(database);
  if (managers.length > 0) return managers.map(describeManager).join('\n');
  return 'There is no manager yet. Make one with: pnpm backend add-manager';
}

async function remove({ auth, database }: Backend, email: string): Promise<string> {
  const isManager = (await listManagers(database)).some((manager) => manager.email === email);
  if (isManager && (await auth.removeUser(email))) {
    return `${email} is removed, and its sessions have ended.`;
  }
  throw new Error(
    `There is no manager ${email}. Nothing was changed. "pnpm backend list-managers" names them.`,
  );
}

async function removeSecondStep({ database }: Backend, email: string): Promise<string> {
  if (await database.transaction((sql) => removeFactors(sql, email))) {
    return `${email} signs in without a second step from now on. Its sessions have ended.`;
  }
  throw new Error(`${email} has no second step, or there is no such account. Nothing was changed.`);
}

/** Copies rows first. A row is only added after its file, so no copied row lacks its file. */
/** Reads every row, because a dump of the embedded database copies damaged files without an error. */
const READ_ALL = `
  do $$
  declare
    name text;
  begin
    for name in
      select oid::regclass from pg_class
        where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')
    loop
      -- A count of whole rows needs the table itself, not only an index.
      execute format('select count(t) from %s t', name);
    end loop;
  end $$`;

async function backup({ database, blobs, secrets }: Backend, folder: string): Promise<string> {
  await database.script(READ_ALL);
  const { fileName, bytes } = await database.dump();
  await writeSecrets(folder, secrets);
  await writeFile(join(folder, fileName), bytes, { mode: 0o600 });
  const objects = join(folder, 'objects');
  // A file in progress may disappear during the copy, and no row refers to it yet.
  const filter = (path: string) => !path.endsWith('.tmp');
  await cp(blobs.directory, objects, { recursive: true, filter });
  return `The database and ${(await readdir(objects)).length} files are in ${folder}`;
}

/** @returns what to print. @throws ServerError for what the user can mend */
export async function runCommand(
  command: Command,
  backend: Backend,
  place: DataPlace,
): Promise<string> {
  try {
    return await run(command, backend);
  } catch (cause) {
    throw explainFailure(cause, place);
  }
}

async function run(command: Command, backend: Backend): Promise<string> {
  switch (command.name) {
    case 'sql':
      return (await backend.database.script(command.text)).map(describeResult).join('\n');
    case 'add-manager': {
      const { email, password } = command;
      const user = await backend.auth.saveManager(email, password);
      const isNew = user.created_at === user.updated_at;
      const news = isNew ? '' : `${email} has a new password, and its sessions have ended.\n`;
      return `${news}${email} can now sign in at /admin.`;
    }
    case 'list-managers':
      return await list(backend);
    case 'remove-manager':
      return await remove(backend, command.email);
    case 'remove-second-step':
      return await removeSecondStep(backend, command.email);
    case 'backup':
      return await backup(backend, command.folder);
    case 'reset':
      await backend.reset();
      return 'All data is as on the first start.';
  }
}

/** After this time, the caller is told that the command is waiting. */
const PATIENCE_MS = 1000;

type Asked = Command & { databaseUrl?: string | undefined };
type Reply = { said: string } | { error: string };

/** Leaves out the URL's user name and password. */
function describe(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return 'the embedded database';
  const url = URL.parse(databaseUrl);
  return url ? `PostgreSQL at ${url.host}${url.pathname}` : 'another PostgreSQL server';
}

/** Serves commands over the lock's socket: one command and one response, each as JSON. */
export function serveCommands(backend: Backend, place: DataPlace): (socket: Socket) => void {
  const obey = async (command: Asked): Promise<string> => {
    const { databaseUrl } = place;
    if (command.databaseUrl === databaseUrl) return await runCommand(command, backend, place);
    throw new Error(`The running backend uses ${describe(databaseUrl)}. Nothing was changed.`);
  };
  const answer = async (socket: Socket): Promise<void> => {
    const asked = await text(socket);
    // A process that only checks whether the directory is in use sends nothing.
    if (asked === '') return;
    const reply: Reply = await obey(JSON.parse(asked)).then(
      (said) => ({ said }),
      (cause: unknown) => ({ error: cause instanceof Error ? cause.message : String(cause) }),
    );
    socket.end(JSON.stringify(reply));
  };
  return (socket) => void answer(socket).catch(() => socket.destroy());
}

/**
 * Returns the server's response, once it has started. Undefined if there's no server. @throws if
 * the server stops first
 */
export async function askServer(
  dataDir: string,
  command: Asked,
  onWait: () => void = () => undefined,
): Promise<string | undefined> {
  const socket = await connectToOwner(dataDir);
  if (!socket) return undefined;
  const timer = setTimeout(onWait, PATIENCE_MS);
  socket.end(JSON.stringify(command));
  const heard = await text(socket).catch(() => '');
  clearTimeout(timer);
  if (heard === '')
    throw new Error(
      'The process that used the data ended without an answer. Check what was done, and repeat it.',
    );
  const reply: Reply = JSON.parse(heard);
  if ('error' in reply) throw new Error(reply.error);
  return reply.said;
}
