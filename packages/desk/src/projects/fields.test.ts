import { expect, it } from 'vitest';
import { beforeChoices, emptyAlbum, isSame, merge, readUnsaved, withoutEntry } from './fields.ts';

const at = (id: string, before?: string) => ({ id, x: 50, y: 50, ...(before && { before }) });
const [a, b, pair] = [at('a'), at('b'), at('c', 'b')];

it('offers only pictures that are in no other pair', () => {
  const ids = (id: string) => beforeChoices([a, b, pair], id).map((each) => each.id);
  expect(ids('c')).toEqual(['a', 'b']);
  expect(ids('a')).toEqual([]);
});

it('removes a picture from its pair, too', () => {
  expect(withoutEntry([a, b, pair], 'b')).toEqual([a, at('c')]);
});

it('combines changes of different fields, and contests the same one', () => {
  const mine = { ...emptyAlbum, title: 'Patio ', pictures: [b, a] };
  const theirs = { ...emptyAlbum, city: 'Mission', pictures: [a] };
  const { fields, contested } = merge({ before: emptyAlbum, theirs, mine });
  expect(fields).toMatchObject({ title: 'Patio ', city: 'Mission', pictures: [b, a] });
  expect(contested).toEqual(['pictures']);
  expect(isSame(mine, { ...mine, title: 'Patio' })).toBe(true);
});

it('reads back unsaved fields, and nothing from a foreign text', () => {
  const unsaved = {
    id: 'x',
    updatedAt: '',
    before: emptyAlbum,
    fields: { ...emptyAlbum, city: 'P' },
  };
  expect(readUnsaved(JSON.stringify(unsaved))).toEqual(unsaved);
  expect(['', '{}', '[1]'].map(readUnsaved)).toEqual([null, null, null]);
});
