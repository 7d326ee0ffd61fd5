import { describe, expect, it } from 'vitest';
import { drawnPicture } from './Picture.fixtures.ts';
import { atAnotherHour, frames, uncutSizes } from './source.ts';

const wide = { width: 1600, height: 900 };

describe('uncutSizes', () => {
  it('widens the size for a frame that crops the sides', () => {
    expect(uncutSizes('(min-width: 48em) 24rem, 50vw', wide, frames.portrait)).toBe(
      '(min-width: 48em) 53.3rem, 111.1vw',
    );
  });

  it('leaves the size unchanged if the sides are not cropped', () => {
    expect(uncutSizes('50vw', wide, frames.wide)).toBe('50vw');
    expect(uncutSizes('50vw', wide, frames.panorama)).toBe('50vw');
  });

  it("leaves the size unchanged if the picture's ratio is unknown", () => {
    expect(uncutSizes('50vw', {}, frames.portrait)).toBe('50vw');
  });
});

describe('atAnotherHour', () => {
  const evening = drawnPicture('pool', 'A pool at night');
  const { avif, webp } = drawnPicture('palms', 'Palms by day');
  const daytime = { avif, webp, color: 'white', alt: 'Palms by day' };

  it('swaps the picture with its daytime picture', () => {
    const swapped = atAnotherHour({ ...evening, daytime });
    expect(swapped).toMatchObject(daytime);
    expect(swapped).toMatchObject({ daytime: { avif: evening.avif, alt: evening.alt } });
  });

  it('leaves a picture without a daytime picture unchanged', () => {
    expect(atAnotherHour(evening)).toBe(evening);
  });
});
