import { expect, it } from 'vitest';
import { rowOfEach, rowsOf } from './rowsOf.ts';

it.each([
  [3, [3]],
  [5, [2, 3]],
  [7, [2, 3, 2]],
  [8, [3, 2, 3]],
  [10, [2, 3, 2, 3]],
])('arranges %i cards in rows of %o', (count, rows) => {
  expect(rowsOf(count)).toEqual(rows);
});

it('places every card once, and never one alone in a row except a single card', () => {
  for (let count = 0; count <= 40; count += 1) {
    expect(rowOfEach(count)).toHaveLength(count);
    if (count > 1 && count % 5 !== 1) expect(rowsOf(count)).not.toContain(1);
  }
});
