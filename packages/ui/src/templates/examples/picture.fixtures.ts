import type { RenderedPicture } from '../../components/Picture/source.ts';

/** A wall and one lamp: enough of a room to judge a page by, without a file from a site. */
export function lampPicture(alt: string, x = 1100, warm = '#ffcf8c'): RenderedPicture {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><radialGradient id="a"><stop stop-color="${warm}"/><stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient><rect width="1600" height="900" fill="#241913"/><ellipse cx="${x}" cy="330" rx="700" ry="480" fill="url(#a)"/><rect y="720" width="1600" height="180" fill="#120c08"/></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return {
    width: 1600,
    height: 900,
    alt,
    color: '#241913',
    avif: { 480: address, 960: address, 1600: address },
    webp: address,
  };
}
