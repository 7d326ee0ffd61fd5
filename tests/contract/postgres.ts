import { execFile, execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { anyPort } from '../../scripts/port.ts';

const run = promisify(execFile);

/** Where Debian installs PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

export interface Cluster {
  url: string;
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>;
}

/** Returns the folder with `initdb` and `pg_ctl`. Undefined if PostgreSQL isn't installed. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  for (const folder of folders) {
    const found = await stat(join(folder, 'initdb')).catch(() => undefined);
    if (found?.isFile()) return folder;
  }
  return undefined;
}

/** PostgreSQL refuses to run as root. Its Debian package creates this user. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a temporary cluster that listens on the loopback interface only. */
export async function startCluster(bin: string): Promise<Cluster> {
  const user = serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'contract-pg-'));
  await chmod(folder, 0o755);
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await anyPort();
  const options = { ...user, cwd: folder };
  const pg = (program: string, ...args: string[]) => run(join(bin, program), args, options);
  const access = ['-U', 'postgres', '-A', 'trust'];
  await pg('initdb', '-D', data, ...access, '-N', '--locale=C.UTF-8', '-E', 'UTF8');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  await pg('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await pg('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs tests on a temporary cluster, and stops it afterward. */
export async function onPostgres(
  run: (
    start: <Started extends { close: () => Promise<void> }>(
      open: (url: string) => Promise<Started>,
    ) => Promise<Started>,
  ) => void,
): Promise<void> {
  const bin = await findPostgres();
  if (bin === undefined) {
    test.skip('SKIPPED: no PostgreSQL here (Debian: apt-get install postgresql)', () => undefined);
    return;
  }
  run(async (open) => {
    const cluster = await startCluster(bin);
    const started = await open(cluster.url);
    const close = () => started.close().then(() => cluster.stop());
    return { ...started, close };
  });
}
