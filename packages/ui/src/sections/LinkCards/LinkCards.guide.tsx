import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { LinkCards } from './index.ts';

const rooms = {
  theater: drawnPicture('theater', 'A home theater before the film'),
  pool: drawnPicture('pool', 'A lit pool beside a terrace'),
};

export const guide: Guide = {
  use: 'For an overview whose entries each have a picture and a page of their own: services, kinds of home, kinds of business.',
  avoid: [
    'For cities: use PlaceCards, which set the name on the picture.',
    'For a longer list that is scanned by its words: use ServiceList.',
    'For finished work: use ProjectTiles or CaseCards. For posts: use PostList.',
  ],
  screenReader: [
    '“Our Services, region”, “list, 2 items”',
    '“Learn more Home Theaters, link”: one link a card, heard with its title.',
    'With a hidden heading the section is still named by it.',
  ],
  dos: [
    {
      why: 'Title and picture say which page it is before one has opened it.',
      example: (
        <PageWidth>
          <LinkCards
            heading="Our Services"
            items={[
              {
                title: 'Home Theaters',
                description: 'A dark, quiet room with a big picture.',
                href: '#theaters',
                image: rooms.theater,
              },
              {
                title: 'Outdoor Entertainment',
                description: 'Music and light that live through the summer.',
                href: '#outdoor',
                image: rooms.pool,
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Titles that could change places: one has to open both to know.',
      example: (
        <PageWidth>
          <LinkCards
            heading="Discover More"
            linkLabel="Click here"
            items={[
              { title: 'Our Solutions', href: '#solutions', image: rooms.pool },
              { title: 'What We Offer', href: '#offer', image: rooms.theater },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
