import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquireLock, LockedError } from './lock.ts';
import { lockAddress } from './lockAddress.ts';

/** Listens on the address it is given until it is killed. */
const HOLDER = `require('node:net').createServer().listen(process.argv[1], () => console.log('held'))`;

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

  test('keeps a second owner out until the first lets go', async () => {
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
    const address = lockAddress(folder);
    await leaveStaleSocket(address);
    expect((await stat(address)).isSocket()).toBe(true);
    const lock = await acquireLock(folder);
    await lock.release();
  });

  test('goes to exactly one of many who find it abandoned at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await leaveStaleSocket(lockAddress(folder));
      const claims = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock(folder)));
      const won = claims.filter((claim) => claim.status === 'fulfilled');
      expect(won).toHaveLength(1);
      await won[0]?.value.release();
    }
  });

  test('finds a short address for a deep folder', () => {
    const deep = join(folder, 'x'.repeat(200));
    expect(Buffer.byteLength(lockAddress(deep))).toBeLessThan(104);
    expect(lockAddress(deep)).not.toBe(lockAddress(`${deep}y`));
  });
});
