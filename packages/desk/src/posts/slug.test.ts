import { expect, it } from 'vitest';
import { followTitle, slugFrom, slugProblem } from './slug.ts';

it.each([
  ['Luz cálida: ¿qué es?', 'luz-calida-que-es'],
  ['  Don’t buy "smart" bulbs!  ', 'dont-buy-smart-bulbs'],
  ['نخيل', ''],
  [`${'word '.repeat(30)}`, Array(16).fill('word').join('-')],
  ['x'.repeat(100), 'x'.repeat(80)],
])('makes an address from the title %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
  expect(slugProblem(slug)).toBeNull();
});

it('refuses addresses that the site or a host would not serve', () => {
  for (const slug of ['preview', 'a b', 'A', 'a/b', '-a']) expect(slugProblem(slug)).not.toBeNull();
  expect(slugProblem('Luz cálida', 'Luz cálida')).toBeNull();
});

it('follows the title until the slug is edited', () => {
  const following = { title: 'Warm li', slug: 'warm-li' };
  expect(followTitle(following, 'Warm light')).toBe('warm-light');
  expect(followTitle({ ...following, slug: 'lamps' }, 'Warm light')).toBe('lamps');
});
