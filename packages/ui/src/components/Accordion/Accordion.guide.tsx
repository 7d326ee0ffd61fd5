import type { Guide } from '../../docs/guide.ts';

const areas = 'What areas do you serve?';
const existing = 'Can you work in a finished house?';

export const guide: Guide = {
  use: 'For answers that most visitors skip and a few need whole: questions people ask, conditions, details of a delivery. The titles together must read as a summary.',
  avoid: [
    'For what everybody must read, such as a price or a warning: write it out.',
    'For one single passage: use ButtonSummary in a details element.',
    'For places to go: use NavMenu, or Link in a list.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first title.',
      so: { part: ['button', areas], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Opens the answer.',
      so: { part: ['button', areas], is: 'expanded' },
    },
    {
      keys: '{Tab}',
      does: 'Moves through what stands in an open answer, then to the next title.',
      so: { part: ['button', existing], is: 'focused' },
    },
    {
      keys: ' ',
      does: 'Opens the answer and closes the other.',
      so: [
        { part: ['button', existing], is: 'expanded' },
        { part: ['button', areas], is: 'collapsed' },
      ],
    },
    {
      keys: '{Enter}',
      does: 'Closes the open answer.',
      so: { part: ['button', existing], is: 'collapsed' },
    },
    {
      keys: '{Shift>}{Tab}{/Shift}',
      does: 'Moves back to the title before.',
      so: { part: ['button', areas], is: 'focused' },
    },
  ],
  screenReader: [
    '“What areas do you serve?, button, collapsed, heading level 2”',
    'After Enter: “expanded”. The answer is the next thing read.',
    'Closed answers are skipped, but find-in-page opens them.',
  ],
  customProperties: [{ name: '--ui-accordion-gap', does: 'Room between two items. Default 0.' }],
};
