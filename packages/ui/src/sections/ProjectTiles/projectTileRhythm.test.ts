import { expect, it } from 'vitest';
import { placeOf } from './tilePattern.ts';

const ratios = (count: number) =>
  Array.from({ length: count }, (_, index) => placeOf(index, count).picture.ratio);
const photo = (width: number, height: number) => ({ src: '/room.webp', alt: '', width, height });

it('repeats the layout after six pictures, so that twelve pictures fill every row', () => {
  const dozen = ratios(12);
  expect(dozen.slice(6)).toEqual(dozen.slice(0, 6));
});

it('gives a last picture without a neighbor its own row', () => {
  expect(placeOf(4, 5)).not.toEqual(placeOf(4, 6));
  expect(placeOf(0, 1)).toEqual(placeOf(0, 2));
});

it('gives a portrait photo a taller frame, so less of it is cropped', () => {
  expect(placeOf(0, 2, photo(800, 1200)).picture.ratio).toBe('square');
  expect(placeOf(3, 4, photo(800, 1200)).picture.ratio).toBe('landscape');
  expect(placeOf(1, 2, photo(800, 1200)).picture.ratio).toBe('portrait');
  expect(placeOf(0, 2, photo(1200, 800)).picture.ratio).toBe('landscape');
});

it('places a picture of unknown size', () => {
  expect(placeOf(0, 2, { src: '/room.webp', alt: '' })).toEqual(placeOf(0, 2));
});
