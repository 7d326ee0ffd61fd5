import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For one kind of home, such as a new house or a vacation home: what we do there, what one gains, recent projects, voices, questions. Its ways on lead to the contact page and to all residential services.',
  avoid: [
    'For a kind of business: use CommercialPage, which has the same order and other words.',
    'For a single service, such as lighting: use ServicePage.',
    'For the overview of all kinds of home: use PageFrame with LinkCards.',
  ],
  screenReader: [
    'Title and subtitle are one heading of level 1; each block is a region of its own.',
  ],
};
