import { expect, it } from 'vitest';
import { tabOf } from './categoryTabs.ts';

it.each([
  ['kitchen', 'kitchen'],
  ['Audio', 'audio'],
  ['gardens', 'all'],
  ['', 'all'],
  [null, 'all'],
])('reads %j of an address as the tab %s', (id, tab) => {
  expect(tabOf(id)).toBe(tab);
});
