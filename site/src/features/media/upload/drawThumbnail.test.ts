import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thumbnailSize } from './drawThumbnail.ts';

it.each([
  ['a photo', 6000, 4000, 640, 427],
  ['a portrait', 3000, 4000, 640, 853],
  ['a picture smaller than a card', 320, 200, 320, 200],
  ['a panorama', 12_000, 800, 1280, 85],
  ['a line', 16_000, 1, 1280, 1],
])('%s becomes small enough', (_what, width, height, smallWidth, smallHeight) => {
  expect(thumbnailSize(width, height)).toEqual({ width: smallWidth, height: smallHeight });
});

it('is never larger than the picture, nor nothing', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const small = thumbnailSize(width, height);
      expect(small.width).toBeGreaterThan(0);
      expect(small.height).toBeGreaterThan(0);
      expect(small.width).toBeLessThanOrEqual(Math.min(width, 1280));
      expect(small.height).toBeLessThanOrEqual(Math.min(height, 1280));
    }),
  );
});
