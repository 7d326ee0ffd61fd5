import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskBlobStore } from './DiskBlobStore.ts';

const SIZE = 1_000_000;
const WHOLE = { start: 0, end: SIZE - 1 };

let blobs: DiskBlobStore;
let version = '';
beforeEach(async () => {
  blobs = new DiskBlobStore(await mkdtemp(join(tmpdir(), 'blobs-')));
  version = crypto.randomUUID();
  await blobs.put(
    version,
    Uint8Array.from({ length: SIZE }, (_, index) => index % 251),
  );
});
afterEach(() => rm(blobs.directory, { recursive: true, force: true }));

const read = async (range = WHOLE) =>
  new Uint8Array(await new Response(await blobs.open(version, range)).arrayBuffer());

test('returns the bytes of a range', async () => {
  expect(await read()).toHaveLength(SIZE);
  expect(await read({ start: 300_000, end: 300_001 })).toEqual(
    Uint8Array.of(300_000 % 251, 300_001 % 251),
  );
  expect(await read({ start: 0, end: -1 })).toHaveLength(0);
});

test('returns nothing for a missing file', async () => {
  await blobs.remove(version);
  expect(await blobs.open(version, WHOLE)).toBeUndefined();
});

test('returns the whole file to a reader that opened it before its removal', async () => {
  const stream = await blobs.open(version, WHOLE);
  await blobs.remove(version);
  expect((await new Response(stream).arrayBuffer()).byteLength).toBe(SIZE);
});
