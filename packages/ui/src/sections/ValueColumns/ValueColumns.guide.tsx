import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { ValueColumns } from './index.ts';

export const guide: Guide = {
  use: 'For two to four things that hold for all our work, or few ways on that need no picture: plain columns, a title and a sentence each.',
  avoid: [
    'For more than four: use FeatureGrid.',
    'For entries with pictures: use LinkCards.',
    'For address, number and hours: use InfoRow.',
  ],
  screenReader: [
    '“What We Value, region”, “list, 2 items”, each title a heading of level 3.',
    'A column that leads on: “Learn more Service, link”.',
  ],
  dos: [
    {
      why: 'A promise that somebody could hold us to.',
      example: (
        <PageWidth>
          <ValueColumns
            heading="What We Value"
            items={[
              { title: 'Quality', description: 'If it flickers on our bench, it stays there.' },
              { title: 'Service', description: 'Your call reaches the one who did the work.' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Nobody would say the opposite, so nobody learns anything.',
      example: (
        <PageWidth>
          <ValueColumns
            heading="Our Mission"
            items={[
              { title: 'Excellence', description: 'We strive for excellence in all we do.' },
              { title: 'Integrity', description: 'We act with honesty and integrity.' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
