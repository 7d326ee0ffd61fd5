import { expect, test } from 'vitest';
import { isEasyToGuess } from './isEasyToGuess.ts';

test.each([
  ...['1234567890', 'QwertyUiop', 'password12', ' '.repeat(10), 'aaaaaaaaaaaa', '1212121212'],
  ...['0123456789', 'zyxwvutsrq'],
  // In the list without the end.
  ...['Dragon2026!!', 'michael 1987'],
])('finds "%s" easy to guess', async (password) =>
  expect(await isEasyToGuess(password)).toBe(true),
);

test.each(['lamps at dusk', 'me7195302846', 'dragon дом река'])(
  'accepts "%s", which is uncommon',
  async (password) => expect(await isEasyToGuess(password)).toBe(false),
);
