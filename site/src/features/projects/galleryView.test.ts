import { describe, expect, it } from 'vitest';
import type { ProjectPhoto } from './adapter/index.ts';
import { type GalleryResult, toTile, viewOf } from './galleryView.ts';

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
const built = [photo()];
const failed: GalleryResult = { status: 'error', fetchStatus: 'idle', data: undefined };

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
    const copies = { src, srcSet: '/assets/pool-480.webp 480w', alt: '', width: 480, height: 270 };
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

describe('the gallery', () => {
  it('shows the rows of the build until there is an answer', () => {
    const pending: GalleryResult = { status: 'pending', fetchStatus: 'fetching', data: undefined };
    expect(viewOf(pending, built, true)).toEqual({ status: 'loaded', photos: built });
    expect(viewOf(pending, [], true)).toEqual({ status: 'loading', photos: [] });
  });

  it('believes an answer without rows', () => {
    const emptied: GalleryResult = { status: 'success', fetchStatus: 'idle', data: [] };
    expect(viewOf(emptied, built, true)).toEqual({ status: 'loaded', photos: [] });
  });

  it('keeps the rows it has when fresh ones cannot be had', () => {
    expect(viewOf(failed, built, true)).toMatchObject({ photos: built, reason: 'failed' });
    const fresh = [photo({ id: 'patio' })];
    expect(viewOf({ ...failed, data: fresh }, built, true).photos).toEqual(fresh);
  });

  it('tells a lost connection from a failure', () => {
    expect(viewOf(failed, [], false)).toMatchObject({ status: 'error', reason: 'offline' });
  });

  it('says that another try is under way', () => {
    expect(viewOf({ ...failed, fetchStatus: 'fetching' }, [], true).isTrying).toBe(true);
    expect(viewOf(failed, [], true).isTrying).toBe(false);
  });
});
