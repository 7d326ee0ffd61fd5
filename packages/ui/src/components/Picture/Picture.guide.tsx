import type { Guide } from '../../docs/guide.ts';
import { drawnPicture } from './Picture.fixtures.ts';
import { Picture } from './Picture.tsx';

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="maroon"/><g fill="white" font-family="sans-serif" text-anchor="middle"><text x="320" y="130" font-size="64" font-weight="700">SAVE 15%</text><text x="320" y="190" font-size="26">on all services for seniors and veterans</text><text x="320" y="300" font-size="16">Call (956) 555-0142, Monday to Friday. Not with other offers.</text></g></svg>',
)}`;

export const guide: Guide = {
  use: 'For every picture of a page: its size is known before it loads, and each screen gets a file that fits.',
  avoid: [
    'For a drawing in a line of text: use Icon.',
    'With words inside the picture: write them beside it, as Text or Badge, or they cannot be read aloud or translated.',
    'For a plain color or a glow behind words: that is a Section’s ground, and costs no file.',
  ],
  screenReader: [
    'Its alternative text, “House at dusk between lit palms, image”; nothing if that is empty.',
  ],
  dos: [
    {
      why: 'A room as it is, and a description that says what one would see.',
      example: (
        <Picture
          source={drawnPicture('pool', 'Pool lit from below behind a house at night')}
          ratio="wide"
          sizes="20rem"
        />
      ),
    },
  ],
  donts: [
    {
      why: 'An offer painted into the picture: too small on a phone, never translated, and its number cannot be dialed.',
      example: (
        <Picture source={{ src: poster, width: 640, height: 360, alt: 'Save 15%' }} ratio="wide" />
      ),
    },
  ],
};
