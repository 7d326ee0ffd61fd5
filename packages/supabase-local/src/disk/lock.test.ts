import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ServerError } from '../server/errors.ts';
import { acquireLock, connectToOwner } from './lock.ts';

/** Listens on the address it is given until it is killed. */
const HOLDER = `require('node:net').createServer().listen(process.argv[1], () => console.log('held'))`;

describe.skipIf(process.platform === 'win32')('the lock on a data directory', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test.each([
    ['short', 'data'],
    ['200 bytes long', `${'x'.repeat(98)}/${'y'.repeat(98)}`],
  ])('of a %s path has one owner, however the path is written', async (_what, path) => {
    const dataDir = join(folder, path);
    const link = join(folder, 'link');
    const lock = await acquireLock(dataDir);
    await symlink(dataDir, link);
    for (const way of [dataDir, link]) {
      await expect(acquireLock(way)).rejects.toThrow(ServerError);
      await expect(acquireLock(way)).rejects.toThrow(/Stop that one first .*--data/);
    }
    await lock.release();
    expect(await connectToOwner(link)).toBeUndefined();
    const again = await acquireLock(link);
    await again.release();
  });

  test('does not outlive a killed process', async () => {
    const address = join(folder, 'lock.sock');
    const child = spawn(process.execPath, ['-e', HOLDER, address]);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await stat(address)).isSocket()).toBe(true);
    const lock = await acquireLock(folder);
    await lock.release();
  });

  test('has no owner if there is no folder', async () => {
    expect(await connectToOwner(join(folder, 'nowhere'))).toBeUndefined();
  });
});
