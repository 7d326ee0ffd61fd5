import { describe, expect, it } from 'vitest';
import { readRange } from './byteRange.ts';

const size = 1000;

describe('a range of 1,000 bytes', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-499', 0, 499],
    ['bytes=500-999', 500, 999],
    ['bytes=999-999', 999, 999],
    ['bytes=500-', 500, 999],
    ['bytes=0-', 0, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-500', 500, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=900-5000', 900, 999],
    [`bytes=1-${'9'.repeat(400)}`, 1, 999],
    ['Bytes=0-1', 0, 1],
    ['bytes=,0-1,', 0, 1],
    ['bytes=0-1, 5000-', 0, 1],
  ])('%s is sent from %i to %i', (header, start, end) => {
    expect(readRange(header, size)).toEqual({ start, end });
  });

  it.each(['bytes=1000-', 'bytes=1000-2000', `bytes=${'9'.repeat(400)}-`, 'bytes=-0'])(
    '%s cannot be satisfied',
    (header) => {
      expect(readRange(header, size)).toBe('unsatisfiable');
    },
  );

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=,',
    'bytes=10-5',
    'bytes=a-b',
    'bytes=-',
    'bytes=1',
    'bytes=--1',
    'bytes=1-2-3',
    'bytes=0x1-2',
    'bytes=0-1,10-5',
    'rows=0-1',
  ])('%s is ignored', (header) => {
    expect(readRange(header, size)).toBeNull();
  });

  it('is ignored in a request for several, which the whole file satisfies', () => {
    expect(readRange('bytes=0-1,4-5', size)).toBeNull();
  });

  it('cannot be satisfied by an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});
