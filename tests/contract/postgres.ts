import { execFile, execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian's place first, then whatever is on PATH. */
const DEBIAN = '/usr/lib/postgresql';

export interface Cluster {
  url: string;
  /** As a crash of the machine it runs on: open connections are cut. */
  halt: () => Promise<void>;
  /** At the same address, with the same data. */
  resume: () => Promise<void>;
  /** For good: the data is deleted. */
  stop: () => Promise<void>;
}

/** The folder with `initdb` and `pg_ctl`, or undefined where no PostgreSQL is installed. */
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

/** PostgreSQL refuses to run as root; the package brings this user along. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** A throw-away cluster in a temporary folder, reachable on the loopback only. */
export async function startCluster(bin: string): Promise<Cluster> {
  const user = serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'contract-pg-'));
  await chmod(folder, 0o755);
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...user, cwd: folder };
  const pg = (program: string, ...args: string[]) => run(join(bin, program), args, options);
  const access = ['-U', 'postgres', '-A', 'trust'];
  await pg('initdb', '-D', data, ...access, '-N', '--locale=C.UTF-8', '-E', 'UTF8');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  let isRunning = false;
  const resume = async () => {
    await pg('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
    isRunning = true;
  };
  const halt = async () => {
    await pg('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
    isRunning = false;
  };
  await resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    stop: async () => {
      if (isRunning) await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
