import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Picture for every image of a page. It reserves its space before it loads, and each screen gets a file of the right size.',
  avoid: [
    'For a small symbol in a line of text: use Icon.',
    'For text inside an image: write it beside the image, as Text or Badge. Screen readers and translators can’t read images.',
    'For a plain color or a gradient behind text: use the background of a Section.',
  ],
  screenReader: [
    'The alternative text: “House at dusk between lit palms, image”. Nothing if it is empty.',
  ],
};
