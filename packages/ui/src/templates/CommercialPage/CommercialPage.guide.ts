import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For one kind of business, such as restaurants or offices: what we do there, what they gain, cases with client and place, voices, questions. Its ways on lead to the contact page and to all commercial services.',
  avoid: [
    'For a kind of home: use ResidentialPage, which has the same order and other words.',
    'For a service that homes and businesses share: use ServicePage.',
    'For the overview of all kinds of business: use PageFrame with LinkCards.',
  ],
  screenReader: [
    'Title and subtitle are one heading of level 1; each block is a region of its own.',
  ],
};
