import { expect, it } from 'vitest';
import { personName } from './personName.ts';

it.each([
  ['ana@example.com', 'Ana'],
  ['ana.maría-pérez@example.com', 'Ana María Pérez'],
  ['luis+desk@example.com', 'Luis'],
  ['+1@example.com', '+1@example.com'],
  ['office', 'Office'],
])('names the person of %s %s', (email, name) => {
  expect(personName(email)).toBe(name);
});
