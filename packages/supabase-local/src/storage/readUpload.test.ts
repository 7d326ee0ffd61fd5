import { describe, expect, test } from 'vitest';
import { readUpload } from './readUpload.ts';

const MB = 1024 * 1024;

function form(cacheControl: string, bytes = 3) {
  const body = new FormData();
  body.append('cacheControl', cacheControl);
  body.append('', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  return new Request('http://localhost/', { method: 'POST', body });
}

describe('the cache control of an upload', () => {
  test.each([
    ['60', 'max-age=60'],
    ['', 'no-cache'],
    ['public, max-age=60, immutable', 'public, max-age=60, immutable'],
  ])('"%s" is stored as %s', async (given, cacheControl) => {
    expect(await readUpload(form(given), MB)).toMatchObject({ cacheControl });
  });

  test.each([
    ['a line break', 'max-age=60\r\nset-cookie: a=b'],
    ['a sentence', 'as long as you like'],
    ['a letter of another alphabet', 'max-age=６０'],
    ['a number that never ends', '9'.repeat(11)],
  ])(
    '%s in the cache control is refused, since it would break every download',
    async (_what, given) => {
      const refused = readUpload(form(given), MB);
      await expect(refused).rejects.toThrow('is neither a number of seconds nor a list');
    },
  );
});

test('a file may be exactly as large as the limit', async () => {
  expect((await readUpload(form('60', MB), MB)).bytes).toHaveLength(MB);
  await expect(readUpload(form('60', MB + 1), MB)).rejects.toThrow('maximum allowed size');
});
