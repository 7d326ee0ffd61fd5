import { describe, expect, test } from 'vitest';
import { signToken, verifyToken } from './jwt.ts';
import { toBase64Url } from './keys.ts';

const SECRET = 'a secret only this test knows';
const NOW = 1_800_000_000;
const CLAIMS = { sub: 'someone', exp: NOW + 60 };

/** Signed with the right secret, whatever the header says. */
async function signUnder(header: object): Promise<string> {
  const bytes = new TextEncoder();
  const part = (value: object) => toBase64Url(bytes.encode(JSON.stringify(value)));
  const content = `${part(header)}.${part(CLAIMS)}`;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(SECRET), algorithm, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign(algorithm, key, bytes.encode(content));
  return `${content}.${toBase64Url(new Uint8Array(signature))}`;
}

describe('a token', () => {
  test('is read with its claims', async () => {
    const token = await signToken(CLAIMS, SECRET);
    expect(await verifyToken(token, SECRET, NOW)).toEqual({ claims: CLAIMS });
  });

  test.each(['none', 'None', 'HS384', 'HS512', 'RS256', ''])(
    'that names the algorithm "%s" is refused even with a correct signature',
    async (alg) => {
      const token = await signUnder({ alg, typ: 'JWT' });
      expect(await verifyToken(token, SECRET, NOW)).toEqual({ fault: 'signature' });
    },
  );

  test('expires at its time, give or take half a minute', async () => {
    const token = await signToken(CLAIMS, SECRET);
    expect(await verifyToken(token, SECRET, NOW + 89)).toHaveProperty('claims');
    expect(await verifyToken(token, SECRET, NOW + 91)).toEqual({ fault: 'expired' });
  });

  test('without an expiration is refused', async () => {
    const token = await signToken({ sub: 'someone' }, SECRET);
    expect(await verifyToken(token, SECRET, NOW)).toEqual({ fault: 'expired' });
  });

  test('from the future is refused', async () => {
    const token = await signToken({ ...CLAIMS, nbf: NOW + 40 }, SECRET);
    expect(await verifyToken(token, SECRET, NOW)).toEqual({ fault: 'early' });
  });

  test.each(['', '.', '..', 'a', 'a.b', 'a.b.c.d', 'e30.e30.!!', 'bnVsbA.bnVsbA.AA'])(
    'of the form "%s" is refused',
    async (token) => {
      expect(await verifyToken(token, SECRET, NOW)).toHaveProperty('fault');
    },
  );
});
