import { describe, expect, test } from 'vitest';
import { signToken, verifyToken } from './jwt.ts';

const SECRET = 'a secret only this test knows';
const NOW = 1_800_000_000;
const CLAIMS = { sub: 'someone', exp: NOW + 60 };

describe('a token', () => {
  test('reads a token with its claims', async () => {
    const token = await signToken(CLAIMS, SECRET);
    expect(await verifyToken(token, SECRET, NOW)).toEqual({ claims: CLAIMS });
  });

  test('expires a token at its time, within half a minute', async () => {
    const token = await signToken(CLAIMS, SECRET);
    expect(await verifyToken(token, SECRET, NOW + 89)).toHaveProperty('claims');
    expect(await verifyToken(token, SECRET, NOW + 91)).toEqual({ error: 'expired' });
  });

  test.each(['', '.', '..', 'a', 'a.b', 'a.b.c.d', 'e30.e30.!!', 'bnVsbA.bnVsbA.AA'])(
    'refuses a token in the form "%s"',
    async (token) => {
      expect(await verifyToken(token, SECRET, NOW)).toHaveProperty('error');
    },
  );
});
