import { expect, it } from 'vitest';
import { mediumSize, storedSize, thumbnailSize } from './drawPicture.ts';

it.each([
  ['a photo', 6000, 4000, 640, 427],
  ['a portrait', 3000, 4000, 640, 853],
  ['a picture smaller than a card', 320, 200, 320, 200],
  ['a panorama', 12_000, 800, 1280, 85],
  ['a line', 16_000, 1, 1280, 1],
])('a thumbnail of %s covers a card', (_what, width, height, smallWidth, smallHeight) => {
  expect(thumbnailSize({ width, height })).toEqual({ width: smallWidth, height: smallHeight });
});

it.each([
  ['a photo', 6000, 4000, 2560, 1707],
  ['a portrait', 3000, 4000, 1920, 2560],
  ['a picture of that size', 2560, 10, 2560, 10],
  ['a small picture', 320, 200, 320, 200],
])('%s is stored at most 2,560 pixels long', (_what, width, height, storedWidth, storedHeight) => {
  expect(storedSize({ width, height })).toEqual({ width: storedWidth, height: storedHeight });
});

it('a wide picture has a copy of 1,280 pixels, and others have none', () => {
  expect(mediumSize({ width: 6000, height: 4000 })).toEqual({ width: 1280, height: 853 });
  expect(mediumSize({ width: 3000, height: 4000 })).toEqual({ width: 1280, height: 1707 });
  expect(mediumSize({ width: 1280, height: 4000 })).toBeNull();
});
