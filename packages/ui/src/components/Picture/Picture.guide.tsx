import type { Guide } from '../../docs/guide.ts';

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
};
