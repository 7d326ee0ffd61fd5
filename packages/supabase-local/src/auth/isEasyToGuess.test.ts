import { expect, test } from 'vitest';
import { isEasyToGuess } from './isEasyToGuess.ts';

test.each(['1234567890', 'QwertyUiop', 'password12', ' '.repeat(10), 'aaaaaaaaaaaa', '1212121212'])(
  'finds "%s" easy to guess',
  async (password) => expect(await isEasyToGuess(password)).toBe(true),
);

test('accepts an uncommon sentence', async () => {
  expect(await isEasyToGuess('lamps at dusk')).toBe(false);
});
