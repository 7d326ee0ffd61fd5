import { expect, test } from 'vitest';
import { MemoryObjectStore } from '../memory/MemoryObjectStore.ts';
import type { BlobStore, Caller } from '../ports.ts';
import { store } from './upload.ts';

test('a file whose row is refused leaves no bytes behind', async () => {
  const kept = new Set<string>();
  const blobs: BlobStore = {
    put: async (version) => void kept.add(version),
    open: async () => undefined,
    remove: async (version) => void kept.delete(version),
  };
  const script: Caller = { role: 'service_role', claims: { role: 'service_role' } };
  const place = { bucket: 'site-media', key: 'film.mp4' };
  const upload = {
    bytes: new Uint8Array([1, 2, 3]),
    contentType: 'video/mp4',
    cacheControl: 'max-age=3600',
  };
  const stores = { objects: new MemoryObjectStore(), blobs };
  const { version } = await store(place, upload, script, stores);
  await expect(store(place, upload, script, stores)).rejects.toThrow('duplicate key');
  expect([...kept]).toEqual([version]);
});
