import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquireLock, connectToOwner, LockedError } from './lock.ts';

/** Listens on the address it is given until it is killed. */
const HOLDER = `require('node:net').createServer().listen(process.argv[1], () => console.log('held'))`;

/** What happens when another process, in its own environment, asks for the lock. */
const RIVAL = `
  import(process.argv[1]).then(({ acquireLock }) => acquireLock(process.argv[2])).then(
    () => { console.log('owner'); process.exit(); },
    (cause) => console.log(cause.name))`;

async function rival(dataDir: string, temporary: string): Promise<string> {
  const lock = new URL('./lock.ts', import.meta.url).href;
  const env = { ...process.env, TMPDIR: temporary, XDG_RUNTIME_DIR: temporary, HOME: temporary };
  const child = spawn(process.execPath, ['-e', RIVAL, lock, dataDir], { env });
  return (await text(child.stdout)).trim();
}

async function leaveStaleSocket(address: string): Promise<void> {
  const child = spawn(process.execPath, ['-e', HOLDER, address]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe.skipIf(process.platform === 'win32')('the lock on a data directory', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('refuses a second owner until the first one releases it', async () => {
    const first = await acquireLock(folder);
    await expect(acquireLock(folder)).rejects.toThrow(LockedError);
    await first.release();
    const second = await acquireLock(folder);
    await second.release();
  });

  test('says what to do', async () => {
    const lock = await acquireLock(folder);
    await expect(acquireLock(folder)).rejects.toThrow(/Stop that one first .*--data/);
    await lock.release();
  });

  test('does not outlive a killed process', async () => {
    const address = join(folder, 'lock.sock');
    await leaveStaleSocket(address);
    expect((await stat(address)).isSocket()).toBe(true);
    const lock = await acquireLock(folder);
    await lock.release();
  });

  test('goes to exactly one of many processes that find it abandoned at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await leaveStaleSocket(join(folder, 'lock.sock'));
      const claims = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock(folder)));
      const won = claims.filter((claim) => claim.status === 'fulfilled');
      expect(won).toHaveLength(1);
      await won[0]?.value.release();
    }
  });

  test.each([
    ['short', 'data'],
    ['200 bytes long', `${'x'.repeat(98)}/${'y'.repeat(98)}`],
  ])(
    'of a %s path has one owner, whatever the environment and however the path is written',
    async (_what, path) => {
      const dataDir = join(folder, path);
      const link = join(folder, 'link');
      await mkdir(dataDir, { recursive: true });
      await symlink(dataDir, link);
      const lock = await acquireLock(dataDir);
      for (const way of [dataDir, link]) {
        expect(await rival(way, folder)).toBe('LockedError');
        expect(await rival(way, join(folder, 'other'))).toBe('LockedError');
        const socket = await connectToOwner(way);
        expect(socket).toBeDefined();
        socket?.destroy();
      }
      await lock.release();
      expect(await connectToOwner(link)).toBeUndefined();
      expect(await rival(link, folder)).toBe('owner');
      const again = await acquireLock(dataDir);
      await again.release();
    },
  );

  test('of a long path does not outlive a killed process', async () => {
    const dataDir = join(folder, 'x'.repeat(200));
    await mkdir(dataDir);
    expect(await rival(dataDir, folder)).toBe('owner');
    const lock = await acquireLock(dataDir);
    await expect(acquireLock(dataDir)).rejects.toThrow(LockedError);
    await lock.release();
  });

  test('has no owner if there is no folder', async () => {
    expect(await connectToOwner(join(folder, 'nowhere'))).toBeUndefined();
  });
});
