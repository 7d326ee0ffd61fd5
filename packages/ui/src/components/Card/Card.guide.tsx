import type { Guide } from '../../docs/guide.ts';
import { Link } from '../../text/index.ts';
import { drawnPicture } from '../Picture/Picture.fixtures.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Card } from './Card.tsx';

export const guide: Guide = {
  use: 'Use Card for an item with a picture, a title, and a short text that links to its page. One link covers the whole card.',
  avoid: [
    'For a post: use PostCard. For an image of the gallery: use MediaCard.',
    'For several links about one item: use Stack with a Heading and Links.',
    'For a single box on a page: use Section.',
  ],
  screenReader: [
    '“South Padre Island, heading level 3”, then “Learn more, link” with the card’s name.',
  ],
  customProperties: [{ name: '--ui-card-ratio', does: 'Shape of the picture, such as 4 / 3.' }],
  donts: [
    {
      why: 'The link of the card covers the whole card, so visitors can’t press “our prices”.',
      example: (
        <Card
          title="Home theater"
          image={<Picture source={drawnPicture('theater', 'A lit screen')} sizes="20rem" />}
          href="#home-theater"
          linkLabel="Learn more"
        >
          Screens, seats and sound, planned as one room. See <Link href="#prices">our prices</Link>.
        </Card>
      ),
    },
  ],
};
