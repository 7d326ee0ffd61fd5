import { describe, expect, it } from 'vitest';
import type { ProjectPhoto } from './adapter.ts';
import { toTile } from './photoTile.ts';

const photo = (facts: Partial<ProjectPhoto> = {}): ProjectPhoto => ({
  id: 'pool',
  src: 'https://example.com/pool.webp',
  smallSrc: null,
  title: 'Pool and casita',
  description: 'The water glows and nobody squints.',
  size: { width: 960, height: 540 },
  isFeatured: true,
  ...facts,
});
const words = { featured: 'Featured', unnamed: 'A finished project' };

describe('a picture of the gallery', () => {
  it('carries its words, its mark and its size', () => {
    expect(toTile(photo(), words)).toEqual({
      id: 'pool',
      title: 'Pool and casita',
      description: 'The water glows and nobody squints.',
      note: 'Featured',
      image: {
        src: 'https://example.com/pool.webp',
        alt: 'Pool and casita',
        width: 960,
        height: 540,
      },
    });
  });

  it('is offered in its small copy as well, which phones get whatever their density', () => {
    const smallSrc = 'https://example.com/thumbs/pool';
    const size = { width: 4032, height: 3024 };
    expect(toTile(photo({ smallSrc, size }), words).image).toMatchObject({
      src: 'https://example.com/pool.webp',
      srcSet: 'https://example.com/thumbs/pool 640w, https://example.com/pool.webp 4032w',
      phoneSrc: smallSrc,
    });
    // Without a size nobody could choose between the two.
    const unmeasured = toTile(photo({ smallSrc, size: null }), words).image;
    expect(unmeasured).toMatchObject({ phoneSrc: smallSrc });
    expect(unmeasured).not.toHaveProperty('srcSet');
  });

  it('is offered in the copies of the build where the build made some', () => {
    const { src } = photo();
    const srcSet = '/assets/pool-480.webp 480w';
    const copies = { name: 'pool', src, srcSet, alt: '', width: 480, height: 270 };
    const tile = toTile(photo({ smallSrc: '/thumbs/pool' }), words, { [src]: copies });
    expect(tile.image).toEqual({ ...copies, alt: 'Pool and casita' });
  });

  it.each([
    ['its description', photo({ title: null }), 'The water glows and nobody squints.'],
    ['that it is one', photo({ title: null, description: null }), 'A finished project'],
  ])('says %s where it has no better name', (_name, row, alt) => {
    expect(toTile(row, words).image.alt).toBe(alt);
  });

  it('is not marked unless somebody marked it, and claims no size that nobody took', () => {
    const tile = toTile(photo({ isFeatured: false, size: null }), words);
    expect(tile.note).toBeUndefined();
    expect(tile.image).not.toHaveProperty('width');
  });
});
