import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acquireLock } from '../disk/lock.ts';
import { askServer, runCommand, serveCommands } from './commands.ts';
import type { Backend } from './openBackend.ts';

/**
 * Starts a command while the owner of the data is busy, and returns once its caller is told to
 * wait.
 */
async function waiting(databaseUrl?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lock-'));
  const lock = await acquireLock(dataDir);
  const { promise: isTold, resolve: onWait } = Promise.withResolvers<void>();
  const answer = askServer(dataDir, { name: 'reset', databaseUrl }, onWait);
  await isTold;
  const end = async () => {
    await lock.release();
    await rm(dataDir, { recursive: true });
  };
  return { lock, dataDir, answer, end };
}

test('a command during the start reports that it waits, and then runs', async () => {
  const { lock, dataDir, answer, end } = await waiting();
  lock.onConnection(serveCommands({ reset: async () => undefined } as Backend, { dataDir }));
  expect(await answer).toBe('All data is as on the first start.');
  await end();
});

test('a command for a different database changes nothing', async () => {
  const { lock, dataDir, answer, end } = await waiting('postgres://db.test/other');
  lock.onConnection(
    serveCommands({} as Backend, {
      dataDir,
      databaseUrl: 'postgres://me:secret@db.test:5433/site',
    }),
  );
  await expect(answer).rejects.toThrow(
    /^The running backend uses PostgreSQL at db.test:5433\/site. /,
  );
  await end();
});

test('a command reports that the backend ended before it responded', async () => {
  const { answer, end } = await waiting();
  const refusal = expect(answer).rejects.toThrow(/ended without an answer/);
  await end();
  await refusal;
});

test('a backup that fails leaves no keys behind', async () => {
  const folder = join(tmpdir(), crypto.randomUUID());
  const database = { script: async () => [], dump: () => Promise.reject(new Error('no dump')) };
  const backend = { database } as unknown as Backend;
  const backup = runCommand({ name: 'backup', folder }, backend, { dataDir: folder });
  await expect(backup).rejects.toThrow('no dump');
  await expect(access(folder)).rejects.toThrow('ENOENT');
});
