import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For what happened to one thing, in order: received, changed, noted.',
  avoid: ['For the steps of how a company works: use ProcessTimeline.'],
  screenReader: [
    '“History, list, 4 items”',
    '“Received from the contact page, 8:05 AM”, then what stands below it.',
  ],
};
