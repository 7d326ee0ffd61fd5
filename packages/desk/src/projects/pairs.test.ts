import { expect, it } from 'vitest';
import { beforeChoices, withoutEntry } from './pairs.ts';

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
