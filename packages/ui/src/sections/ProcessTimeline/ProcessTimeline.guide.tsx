import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { ProcessTimeline } from './index.ts';

export const guide: Guide = {
  use: 'For what happens one after the other, from the first visit to the last: three to six steps, each what we do and what the client has then.',
  avoid: [
    'For things without an order: use FeatureGrid or ValueColumns.',
    'For steps that somebody must do on this page: use Form.',
    'For the story of one job: use CaseCards.',
  ],
  screenReader: [
    '“Our Process, region”, “list, 3 items”',
    '“1, Sit in the room, heading level 3”: the number is heard, the lamp is not.',
  ],
  dos: [
    {
      why: 'No step could stand before the one above it.',
      example: (
        <PageWidth>
          <ProcessTimeline
            heading="Our Process"
            steps={[
              {
                title: 'Sit in the room',
                description: 'We come at the hour you would watch, and note light and noise.',
              },
              {
                title: 'Draw it to scale',
                description: 'A floor plan, with a price beside each part.',
              },
              { title: 'Hand over', description: 'You drive, we watch.' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Virtues have no order: the numbers promise steps that never come.',
      example: (
        <PageWidth>
          <ProcessTimeline
            heading="Why Us"
            steps={[
              { title: 'Quality', description: 'We use the best materials.' },
              { title: 'Experience', description: 'We have been here since 2019.' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
