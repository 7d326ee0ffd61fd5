import { expect, it } from 'vitest';
import { preloadLink, type RenderedPicture } from './source.ts';

const addresses = (type: string) => ({
  480: `/room-480.${type}`,
  960: `/room-960.${type}`,
  1600: `/room-1600.${type}`,
});
const room: RenderedPicture = {
  width: 1600,
  height: 900,
  alt: 'A lit room',
  color: 'black',
  avif: addresses('avif'),
  webp: addresses('webp'),
};

it('preloads what the browser would choose, and only where it can be shown', () => {
  expect(preloadLink(room, '50vw')).toEqual({
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: '/room-480.avif 480w, /room-960.avif 960w, /room-1600.avif 1600w',
    imageSizes: '50vw',
    fetchPriority: 'high',
  });
});
