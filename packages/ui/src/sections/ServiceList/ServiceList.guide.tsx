import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { ServiceList } from './index.ts';

export const guide: Guide = {
  use: 'For five to twelve services that are scanned by their names, each a row that leads to its page. A wide screen shows the picture of the row in question on a stage beside the list.',
  avoid: [
    'For two to four entries: use LinkCards, where every picture is seen at once.',
    'For what leads nowhere: use FeatureGrid.',
    'For steps: the numbers count the rows, they promise no order. Use ProcessTimeline.',
  ],
  screenReader: [
    '“Our Services, region”, “list, 10 items”',
    '“Learn more Lighting Design, link”; numbers and pictures are not heard.',
  ],
  dos: [
    {
      why: 'A name and one line: a row is read in passing.',
      example: (
        <PageWidth>
          <ServiceList
            heading="Our Services"
            items={[
              {
                title: 'Lighting Design',
                description: 'Warm by dinner, bright by breakfast.',
                href: '#lighting-row',
                image: drawnPicture('livingRoom', 'Living room with one lamp lit'),
              },
              {
                title: 'Outdoor Entertainment',
                description: 'Music and light that live through the summer.',
                href: '#outdoor-row',
                image: drawnPicture('pool', 'A lit pool beside a terrace'),
              },
              {
                title: 'Home Theaters',
                description: 'A dark, quiet room with a big picture.',
                href: '#theaters-row',
                image: drawnPicture('theater', 'A home theater before the film'),
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A page’s worth of words in the row: nobody scans it, and who opens it reads it again.',
      example: (
        <PageWidth>
          <ServiceList
            heading="Everything We Offer"
            items={[
              {
                title: 'Professional Residential and Commercial Lighting Design Services',
                description:
                  'Our lighting design services include consultation, planning, installation, programming and maintenance of dimmers, fixtures, shades and scenes for homes and businesses of every size. Contact us today to learn more about how we can help you.',
                href: '#wordy-row',
                image: drawnPicture('desk', 'A drawing under a desk lamp'),
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
