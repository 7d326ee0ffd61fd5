import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Testimonials } from './index.ts';

export const guide: Guide = {
  use: 'For what clients said in their own words, with their name: one to four voices, the strongest first, because it is set across the page.',
  avoid: [
    'For the story of a job: use CaseCards.',
    'For our own words: use OfferText or ValueColumns. A quote has been said by somebody.',
    'For ratings in stars: nothing here counts.',
  ],
  screenReader: [
    '“What Our Clients Say, region”; each voice is a figure with a quote.',
    'The quote, then the name and who it is; portrait and initial are not heard.',
  ],
  dos: [
    {
      why: 'Something happened, and one can picture who tells it.',
      example: (
        <PageWidth>
          <Testimonials
            heading="What Our Clients Say"
            items={[
              {
                name: 'Rene Cantu',
                role: 'Homeowner, north McAllen',
                content:
                  'We had three remotes nobody dared touch. Now my father-in-law puts on his westerns by himself.',
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Praise without a fact or a name is taken for invented.',
      example: (
        <PageWidth>
          <Testimonials
            heading="Happy Customers"
            items={[{ name: 'J. M.', content: 'Great service!!! Highly recommend!' }]}
          />
        </PageWidth>
      ),
    },
  ],
};
