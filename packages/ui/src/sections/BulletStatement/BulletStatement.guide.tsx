import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { BulletStatement } from './index.ts';

export const guide: Guide = {
  use: 'For one claim and the three to five facts that prove it, beside a picture where there is one.',
  avoid: [
    'For gains without a claim above them: use Benefits.',
    'For parts that each have a title: use FeatureGrid.',
    'For what is better told in paragraphs: use OfferText, or LocalStory for a place.',
  ],
  screenReader: [
    '“Made for the far end of the causeway, region”',
    'The picture’s description, then “list, 3 items”.',
  ],
  dos: [
    {
      why: 'Every bullet is a fact that carries the claim.',
      example: (
        <PageWidth>
          <BulletStatement
            heading="Made for the far end of the causeway"
            bullets={[
              'Stainless fasteners, mounted where a hose can rinse the salt away.',
              'A door code for each booking, dead at checkout.',
              'Humidity and leaks watched from afar while the unit is empty.',
            ]}
            image={drawnPicture('pool', 'A lit pool beside a terrace')}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Bullets that say the heading again prove nothing.',
      example: (
        <PageWidth>
          <BulletStatement
            heading="Built for island homes"
            bullets={['Island-ready solutions.', 'Quality you can trust.', 'Made for the coast.']}
          />
        </PageWidth>
      ),
    },
  ],
};
