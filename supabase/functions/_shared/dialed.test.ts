import { expect, it } from 'vitest';
import { dialed } from './dialed.ts';

it.each([
  ['(956) 555-0110', '9565550110'],
  ['+1 956.555.0110', '+19565550110'],
  ['956 555 0110 ext. 12', '9565550110,12'],
  ['956 555 0110x12', '9565550110,12'],
  ['956 555 0110, Extensión 12', '9565550110,12'],
  ['956 555 0110 after 5', '9565550110'],
  ['evenings only', ''],
])('dials %s as "%s"', (phone, number) => {
  expect(dialed(phone)).toBe(number);
});
