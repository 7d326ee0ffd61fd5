import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For every picture of a page: its size is known before it loads, and each screen gets a file that fits.',
  avoid: [
    'For a drawing in a line of text: use Icon.',
    'With words inside the picture: they cannot be read aloud or translated.',
  ],
  screenReader: [
    'Its alternative text, “House at dusk between lit palms, image”; nothing if that is empty.',
  ],
};
