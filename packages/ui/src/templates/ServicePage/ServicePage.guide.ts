import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For one service from its picture to its price: what it is, what is in it, how it goes, who said what, questions, and a closing that the button of the hero leads to.',
  avoid: [
    'For a kind of home or business with many services: use ResidentialPage or CommercialPage.',
    'For the list of all services: use PageFrame with LinkCards.',
    'For a post about a service: that is an article, shown by PostHero and BlogRenderer.',
  ],
  screenReader: [
    'The name of the service is the heading of level 1; each block is a region of its own.',
    '“Learn More about our services, link”: the short label says the rest to those who hear it.',
  ],
};
