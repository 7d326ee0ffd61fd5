import { expect, test } from 'vitest';
import { parseLocation } from './location.ts';

test('a path names a bucket and a key', () => {
  expect(parseLocation('b/uploads/a%20b.png')).toEqual({ bucket: 'b', key: 'uploads/a b.png' });
});

test.each([
  'b/uploads/..%2f..%2f..%2fsecrets.json',
  'b/..%2fsecrets.json',
  'b/uploads/%2e%2e%2fx.png',
  'b/uploads%2f..%2f..%2fx.png',
  'b/uploads/..%5c..%5cx.png',
  'b/uploads/%00.png',
  'b/uploads//x.png',
  'b/uploads/./x.png%2f.',
  'b/uploads/%c0%ae%c0%ae/x.png',
  'a%00b/x.png',
  '%ff/x.png',
])('the path %s is refused', (path) => {
  expect(() => parseLocation(path)).toThrow(/^Invalid key/);
});
