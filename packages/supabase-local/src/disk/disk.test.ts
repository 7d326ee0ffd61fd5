import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusOf } from '../http/errors.ts';
import { DiskBlobStore } from './DiskBlobStore.ts';
import { DiskOutbox } from './DiskOutbox.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('an upload to a full disk leaves no file and gets 507', async () => {
  // Streams its bytes in parts, and then reports a full disk.
  async function* partThenFull() {
    yield new Uint8Array(1_000);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
  const put = new DiskBlobStore(folder).put(crypto.randomUUID(), partThenFull() as never);
  await expect(put.catch((cause) => statusOf(cause, false))).resolves.toBe(507);
  expect(await readdir(folder)).toEqual([]);
});

test('deleting a message removes its emails and no others', async () => {
  const outbox = new DiskOutbox(join(folder, 'outbox'));
  const [kept, deleted] = [crypto.randomUUID(), crypto.randomUUID()];
  const mail = { from: 'a@example.com', to: ['b@example.com'], subject: 'Hello', at: '2026Z' };
  for (const id of [kept, deleted, `mail-${deleted}`]) await outbox.put({ ...mail, id });
  await outbox.sweep((delivery) => delivery === kept);
  const names = [`2026Z-${kept}.json`, `2026Z-mail-${deleted}.json`];
  expect((await readdir(outbox.folder)).sort()).toEqual(names.sort());
});
