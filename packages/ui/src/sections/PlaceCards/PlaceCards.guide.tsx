import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { PlaceCards } from './index.ts';

export const guide: Guide = {
  use: 'For places that each have a page: the picture carries the name, all of it is one link, and a sentence below says what is different there.',
  avoid: [
    'For services or kinds of home: use LinkCards.',
    'For facts about one place: use InfoRow; for its story, LocalStory.',
    'For showing where it is: use MapOnClick.',
  ],
  screenReader: [
    '“Two towns, one van route, region”, “list, 2 items”',
    '“South Padre Island, link, heading level 3”; the pictures are not heard.',
  ],
  dos: [
    {
      why: 'A name on its picture, and one thing that is true only there.',
      example: (
        <PageWidth>
          <PlaceCards
            heading="Two towns, one van route"
            items={[
              {
                name: 'South Padre Island',
                description: 'Salt in everything, and guests who arrive after dark.',
                href: '#island',
                image: drawnPicture('pool', 'South Padre Island at dusk'),
              },
              {
                name: 'Mission',
                description: 'Low houses between groves, and long evenings on the porch.',
                href: '#mission',
                image: drawnPicture('palms', 'Mission at dusk'),
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A title written for search engines hides the name, and one sentence serves every town.',
      example: (
        <PageWidth>
          <PlaceCards
            heading="Areas We Serve"
            items={[
              {
                name: 'Home theater and smart home installation in Harlingen, TX',
                description: 'Contact us for a free quote.',
                href: '#harlingen',
                image: drawnPicture('palms', 'Harlingen at dusk'),
              },
              {
                name: 'Home theater and smart home installation in Edinburg, TX',
                description: 'Contact us for a free quote.',
                href: '#edinburg',
                image: drawnPicture('palms', 'Edinburg at dusk'),
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
