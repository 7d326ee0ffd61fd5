import type { Guide } from '../../docs/guide.ts';
import { Link } from '../../text/index.ts';
import { drawnPicture } from '../Picture/Picture.fixtures.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Card } from './Card.tsx';

export const guide: Guide = {
  use: 'For one thing with a picture, a title and a few words, leading to its page. All of it can be pressed, by one link.',
  avoid: [
    'For a post: use PostCard. For an image of the gallery: use MediaCard.',
    'For several links about one thing: use Stack with Heading and Links, each with its own words.',
    'For a single box on a page: a Section does the same without a frame.',
  ],
  screenReader: [
    '“South Padre Island, heading level 3”, then “Learn more, link” with the card’s name.',
  ],
  customProperties: [{ name: '--ui-card-ratio', does: 'Shape of the picture, such as 4 / 3.' }],
  donts: [
    {
      why: 'The card’s own link lies over everything: “our prices” can be seen, but not pressed.',
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
