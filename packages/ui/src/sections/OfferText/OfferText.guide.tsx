import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { OfferText } from './index.ts';

export const guide: Guide = {
  use: 'For what a service is about, in two to four paragraphs. The first is set large, as a statement; the others explain it.',
  avoid: [
    'For the parts of an offer, one by one: use FeatureGrid.',
    'For the story of a place, with its picture: use LocalStory.',
    'For other things than paragraphs beside a heading: use SplitSection.',
  ],
  screenReader: ['“What We Offer, region”, then its paragraphs; the large one is a paragraph too.'],
  dos: [
    {
      why: 'The first paragraph can stand alone; numbers and conditions come after it.',
      example: (
        <PageWidth>
          <OfferText
            paragraphs={[
              'A theater is a room with a job. Before we talk about projectors we measure yours.',
              'You can start small: a good panel, five speakers and a subwoofer are about $5,000.',
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A greeting and a list of trades, set large, shout before anything has been said.',
      example: (
        <PageWidth>
          <OfferText
            heading="About This Service"
            paragraphs={[
              'Welcome to our home theater page! Custom Designs offers projectors, screens, surround sound, seating, acoustic panels, lighting control and everything else you might need.',
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
