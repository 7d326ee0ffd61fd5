import { expect, test } from 'vitest';
import { parseRange } from './range.ts';

test.each([
  ['bytes=0-3', 0, 3],
  ['bytes=4-', 4, 9],
  ['bytes=-3', 7, 9],
  ['bytes=8-99', 8, 9],
  ['bytes=9-9', 9, 9],
  ['bytes=-99', 0, 9],
  ['bytes=0-99999999999999999999', 0, 9],
  ['bytes=-99999999999999999999', 0, 9],
  ['Bytes=0-3', 0, 3],
  ['bytes= 0-3 ,', 0, 3],
])('range %s of ten bytes is %i to %i', (header, start, end) => {
  expect(parseRange(header, 10)).toEqual({ start, end });
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', 'bytes=99999999999999999999-'])(
  'range %s of ten bytes is unsatisfiable',
  (header) => expect(parseRange(header, 10)).toBe('unsatisfiable'),
);

test.each([
  ...['bytes=3-1', 'lines=0-1', 'bytes=0-1,4-5', 'bytes=a-b', 'bytes=-', 'bytes=', 'bytes 0-1'],
  ...['bytes=0x0-0x1', 'bytes=--1', 'bytes=0-1-2'],
])('range %s is ignored', (header) => expect(parseRange(header, 10)).toBeUndefined());
