import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For one thing with a picture, a title and a few words, leading to its page. All of it can be pressed, by one link.',
  avoid: [
    'For a post: use PostCard. For an image of the gallery: use MediaCard.',
    'For several links in one card: a visitor could not tell which one is pressed.',
  ],
  screenReader: [
    '“South Padre Island, heading level 3”, then “Learn more, link” with the card’s name.',
  ],
  customProperties: [{ name: '--ui-card-ratio', does: 'Shape of the picture, such as 4 / 3.' }],
};
