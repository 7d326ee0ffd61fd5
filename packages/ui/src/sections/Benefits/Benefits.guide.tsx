import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Benefits } from './index.ts';

export const guide: Guide = {
  use: 'For what one gains, in one line each: four to eight lines under a heading that names the offer.',
  avoid: [
    'For lines that need a sentence of their own beneath them: use FeatureGrid.',
    'For steps in their order: use ProcessTimeline.',
    'For one claim and what proves it, beside a picture: use BulletStatement.',
  ],
  screenReader: [
    '“Why Choose Our Restaurant Solutions, region”',
    '“list, 4 items”, then each line.',
  ],
  dos: [
    {
      why: 'A line says what is better on a Friday night, in the owner’s words.',
      example: (
        <PageWidth>
          <Benefits
            heading="Why Choose Our Restaurant Solutions"
            items={[
              'A new shift lead runs everything after ten minutes',
              'Orders keep flowing through an internet outage',
              'Guests can talk in the booths during the fourth quarter',
              'We work between close and prep, so you lose no covers',
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'What is in the rack is no gain: nobody orders a matrix switch.',
      example: (
        <PageWidth>
          <Benefits
            heading="What You Get With Us"
            items={['16 × 16 HDMI matrix', '70-volt amplifier', 'Dante network', 'VLAN tagging']}
          />
        </PageWidth>
      ),
    },
  ],
};
