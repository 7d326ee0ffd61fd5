import { expect, it } from 'vitest';
import { reordered } from './reordered.ts';

it.each([
  ['c before a', ['c'], 'a', false, 'cabd'],
  ['a after c', ['a'], 'c', true, 'bcad'],
  ['a after the last', ['a'], 'd', true, 'bcda'],
  ['two together, in their order', ['d', 'a'], 'b', true, 'badc'],
  ['nothing onto itself', ['b'], 'b', true, 'abcd'],
])('moves %s', (_, moved, id, isAfter, expected) => {
  expect(reordered([...'abcd'], moved, { id, isAfter }).join('')).toBe(expected);
});
