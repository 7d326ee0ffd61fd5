import { describe, expect, it } from 'vitest';
import { exampleImages } from '../media.fixtures.ts';
import { gridKeyboard } from './gridKeyboard.ts';
import { ImageCollection } from './imageCollection.ts';

// Three columns: 1 2 3 / 4 5 6 / 7 8 9 / 10
const collection = new ImageCollection(exampleImages(10), ({ title }) => `${title}`);
const keyboard = (options = {}) =>
  gridKeyboard({
    ...{ collection, columns: 3, rowsPerPage: () => 2, isRightToLeft: () => false },
    collator: new Intl.Collator('en', { usage: 'search', sensitivity: 'base' }),
    ...options,
  });
const { getKeyAbove, getKeyBelow, getKeyLeftOf, getKeyRightOf, ...keys } = keyboard();
const image = (number: number) => `image-${number}`;

describe('in the grid', () => {
  it('up and down stay in their column', () => {
    expect(getKeyBelow(image(2))).toBe(image(5));
    expect(getKeyAbove(image(5))).toBe(image(2));
    expect(getKeyAbove(image(2))).toBeNull();
  });

  it('down reaches a short last row from everywhere', () => {
    expect(getKeyBelow(image(8))).toBe(image(10));
    expect(getKeyBelow(image(10))).toBeNull();
  });

  it('left and right go on into the next row, and turn round from right to left', () => {
    expect(getKeyRightOf(image(3))).toBe(image(4));
    expect(getKeyLeftOf(image(1))).toBeNull();
    expect(keyboard({ isRightToLeft: () => true }).getKeyLeftOf(image(3))).toBe(image(4));
  });

  it('a page goes as many rows as fit, at most to the end', () => {
    expect(keys.getKeyPageBelow(image(2))).toBe(image(8));
    expect(keys.getKeyPageBelow(image(8))).toBe(image(10));
    expect(keys.getKeyPageAbove(image(8))).toBe(image(2));
    expect(keys.getKeyPageAbove(image(5))).toBe(image(2));
  });

  it('typing leads to the next title that begins so', () => {
    expect(keys.getKeyForSearch('POOL')).toBe(image(3));
    expect(keys.getKeyForSearch('pool', image(4))).toBe(image(8));
    expect(keys.getKeyForSearch('zebra')).toBeNull();
  });

  it('an image that is gone leads nowhere', () => {
    expect(getKeyBelow('gone')).toBeNull();
  });
});
