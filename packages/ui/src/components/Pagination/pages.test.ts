import { expect, it } from 'vitest';
import { pageCountOf, pageOf, pagesToShow } from './pages.ts';

it.each([
  [1, 1, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 'gap', 9]],
  [6, 20, [1, 2, 3, 4, 5, 6, 7, 'gap', 20]],
  [10, 20, [1, 2, 3, 'gap', 9, 10, 11, 'gap', 20]],
  [20, 20, [1, 2, 3, 'gap', 19, 20]],
])('shows page %i of %i with its neighbors', (page, count, shown) => {
  expect(pagesToShow(page, count)).toEqual(shown);
});

it.each([
  ['2', 2],
  ['5', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['two', 1],
  [null, 1],
])('reads %j as page %i', (value, page) => {
  expect(pageOf(value, 3)).toBe(page);
});

it('counts pages, and an empty list as one', () => {
  expect([0, 9, 10].map((posts) => pageCountOf(posts, 9))).toEqual([1, 1, 2]);
});
