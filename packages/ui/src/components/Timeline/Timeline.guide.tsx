import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Timeline for the history of one item, in order, such as received, changed, and noted.',
  avoid: ['For the steps of a process: use ProcessTimeline.'],
  screenReader: [
    '“History, list, 4 items”',
    '“Received from the contact page, 8:05 AM”, then its details.',
  ],
};
