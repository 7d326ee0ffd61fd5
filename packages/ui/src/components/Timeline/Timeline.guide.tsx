import type { Guide } from '../../docs/guide.ts';
import { events } from './Timeline.fixtures.tsx';
import { Timeline } from './Timeline.tsx';

export const guide: Guide = {
  use: 'For what happened to one thing, in order: received, changed, noted.',
  avoid: ['For the steps of how a company works: use ProcessTimeline.'],
  screenReader: [
    '“History, list, 4 items”',
    '“Received from the contact page, 8:05 AM”, then what stands below it.',
  ],
  dos: [
    {
      why: 'A few words for each event. What is longer stands below them.',
      example: <Timeline aria-label="History, do" items={events.slice(0, 2)} />,
    },
  ],
  donts: [
    {
      why: 'The color alone says that something failed.',
      example: (
        <Timeline
          aria-label="History, don’t"
          items={[
            {
              id: 'mail',
              title: 'Mail to the company',
              time: { dateTime: '2026-11-22T09:05:00Z', label: '9:05 AM' },
              tone: 'danger',
            },
          ]}
        />
      ),
    },
  ],
};
