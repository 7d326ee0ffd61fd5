import { createStore, del, get, set } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { encryptedStore, type Place } from './encryptedStore.ts';
import { readStored } from './stored.fixtures.ts';

const inBrowser = createStore('custom-designs-inbox', 'kept');
const place: Place = ['messages', 'ana', 'read'];
const key = ['messages', 'ana'];

/** The module as another tab, or the page after a reload, has it. */
const inPage = async (name: string): Promise<typeof encryptedStore> => {
  const page = await import(
    /* @vite-ignore */ `${import.meta.resolve('./encryptedStore.ts')}?${name}`
  );
  return page.encryptedStore;
};

beforeEach(() => encryptedStore.removeAll(() => true));

it('stores no readable text, under a key that can’t be exported, and reads it after a reload', async () => {
  expect(await encryptedStore.write(place, 'lamps at dusk')).toBe(true);
  const { places, text } = await readStored();
  expect(places).toEqual([key, place]);
  expect(text).not.toMatch(/lamps|dusk/);
  expect(await get(key, inBrowser)).toMatchObject({
    extractable: false,
    algorithm: { name: 'AES-GCM', length: 256 },
  });
  expect(await (await inPage('reload')).read(place)).toBe('lamps at dusk');
});

it('shares one key between tabs that store their first texts at once', async () => {
  const second = await inPage('second-tab');
  const other: Place = ['messages', 'ana', 'other'];
  await Promise.all([encryptedStore.write(place, 'lamps'), second.write(other, 'dusk')]);
  expect(await second.read(place)).toBe('lamps');
  expect(await encryptedStore.read(other)).toBe('dusk');
});

it.each([
  ['its key is lost', () => del(key, inBrowser)],
  [
    'its bytes are damaged',
    async () => {
      const stored = await get(place, inBrowser);
      new Uint8Array(stored.bytes).fill(0);
      await set(place, stored, inBrowser);
    },
  ],
  ['another version stored it', () => set(place, 'lamps at dusk', inBrowser)],
])(
  'counts a text as missing when %s, removes it, and stores the next one',
  async (_when, spoil) => {
    await encryptedStore.write(place, 'lamps at dusk');
    await spoil();
    expect(await encryptedStore.read(place)).toBeUndefined();
    expect(await encryptedStore.has(place)).toBe(false);
    await encryptedStore.write(place, 'lamps at dawn');
    expect(await encryptedStore.read(place)).toBe('lamps at dawn');
  },
);
