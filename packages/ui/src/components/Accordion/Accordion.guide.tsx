import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For answers that most visitors skip and a few need whole: questions people ask, conditions, details of a delivery. The titles together must read as a summary.',
  avoid: [
    'For what everybody must read, such as a price or a warning: write it out.',
    'For one single passage: use ButtonSummary in a details element.',
    'For places to go: use NavMenu, or Link in a list.',
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
    'After Enter: “expanded”. The answer is the next thing read.',
    'Closed answers are skipped, but find-in-page opens them.',
  ],
  customProperties: [{ name: '--ui-accordion-gap', does: 'Room between two items. Default 0.' }],
};
