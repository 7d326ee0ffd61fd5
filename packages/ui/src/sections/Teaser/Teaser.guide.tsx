import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Teaser } from './index.ts';

export const guide: Guide = {
  use: 'For a longer story in short, beside one large picture, with the way to the whole of it. A number worth its size may rise behind the picture.',
  avoid: [
    'For a story told here in full: use LocalStory.',
    'For several things to choose from: use LinkCards.',
    'For a discount and its figure: use DiscountBand.',
  ],
  screenReader: [
    '“Two brothers, region”; heading, paragraphs, links.',
    'Then the figure, “30”, and the picture’s description.',
  ],
  dos: [
    {
      why: 'The figure is a fact that the words explain.',
      example: (
        <PageWidth>
          <Teaser
            heading="Two brothers"
            paragraphs={[
              'Thirty years of wiring between them: one pulls the cable, the other writes the label.',
            ]}
            figure="30"
            image={drawnPicture('livingRoom', 'Living room with one lamp lit')}
            actions={[{ label: 'Learn More About Us', href: '#about' }]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A figure anyone could claim says nothing, and says it louder than the heading.',
      example: (
        <PageWidth>
          <Teaser
            heading="Simply the best"
            paragraphs={['We always go the extra mile for our clients.']}
            figure="#1"
            image={drawnPicture('palms', 'House at dusk between lit palms')}
          />
        </PageWidth>
      ),
    },
  ],
};
