import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Accordion for content that most visitors skip and a few need, such as frequently asked questions. The titles should read as a summary.',
  avoid: [
    'For content that everyone must read, such as a price or a warning: show it.',
    'For a single passage: use ButtonSummary in a details element.',
    'For navigation: use NavMenu, or a list of Links.',
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the next title, or into an open answer.', by: 'browser' },
    {
      keys: '{Enter}',
      does: 'Opens the answer and closes the other, or closes the open one. Space does the same.',
      by: 'browser',
    },
  ],
  screenReader: [
    '“What areas do you serve?, collapsed, heading level 3”',
    'After Enter: “expanded”. The answer comes next.',
    'Closed answers are skipped, but find-in-page opens them.',
  ],
  customProperties: [{ name: '--ui-accordion-gap', does: 'Space between two items. Default 0.' }],
};
