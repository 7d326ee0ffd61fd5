import { expect, it } from 'vitest';
import { type DroppedFile, type DroppedFolder, filesFromDrop } from './filesFromDrop.ts';

const file = (name: string): DroppedFile => ({
  kind: 'file',
  name,
  getFile: async () => new File([], name),
});
const folder = (name: string, ...entries: (DroppedFile | DroppedFolder)[]): DroppedFolder => ({
  kind: 'directory',
  name,
  async *getEntries() {
    yield* entries;
  },
});
const namesOf = async (...items: Parameters<typeof filesFromDrop>[0][]) =>
  (await filesFromDrop(items.flatMap((list) => [...list]))).map(({ name }) => name);

it('finds the files of folders within folders, in the order a person would count', async () => {
  const dropped = [
    file('z.jpg'),
    folder('house', file('10.jpg'), file('9.jpg'), folder('garden', file('palm.jpg'))),
    file('a.jpg'),
  ];
  expect(await namesOf(dropped)).toEqual(['z.jpg', '9.jpg', '10.jpg', 'palm.jpg', 'a.jpg']);
});

it('leaves what systems put into folders, and text', async () => {
  const litter = folder('house', file('.DS_Store'), file('Thumbs.db'), file('one.jpg'));
  expect(await namesOf([{ kind: 'text' }, litter])).toEqual(['one.jpg']);
});
