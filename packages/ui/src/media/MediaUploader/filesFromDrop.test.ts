import { expect, it } from 'vitest';
import { filesOf } from './filesFromDrop.ts';

const file = (name: string) =>
  ({ name, file: (resolve: FileCallback) => resolve(new File([], name)) }) as FileSystemFileEntry;

const folder = (name: string, ...entries: FileSystemEntry[]) => ({
  ...{ name, isDirectory: true },
  createReader: () => ({
    // Returns one entry at a time, as browsers may return a folder's entries in parts.
    readEntries: (resolve: FileSystemEntriesCallback) => resolve(entries.splice(0, 1)),
  }),
});

it('finds files in nested folders, in natural order', async () => {
  const garden = folder('garden', file('palm.jpg'), file('.DS_Store'), file('Thumbs.db'));
  const house = folder('house', file('10.jpg'), file('9.jpg'), garden as never);
  const found = await filesOf(house as never);
  expect(found.map(({ name }) => name)).toEqual(['9.jpg', '10.jpg', 'palm.jpg']);
});
