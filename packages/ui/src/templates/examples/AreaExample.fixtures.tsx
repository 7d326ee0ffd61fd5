import type { AreaPageProps } from '../AreaPage/AreaPage.tsx';
import { lampPicture } from './picture.fixtures.ts';
import { faqs, features, phone } from './ServiceExample.fixtures.tsx';

export const minimalArea: AreaPageProps = {
  title: 'Restaurants & Bars',
  subtitle: 'Entertainment Systems',
  description: 'Screens, music and light, run from one tablet by whoever opened.',
  heroImage: lampPicture('A bar with lamps over the counter', 500),
  closing: { heading: 'Save us a table' },
  contactHref: '/contact',
  overviewHref: '/kinds',
};

export const fullArea: AreaPageProps = {
  ...minimalArea,
  description:
    'Screens, music, light and a payment network for restaurants and bars, all run from one tablet by whoever opens. Built for grease, heat and a full house.',
  features,
  benefits: [
    'A new shift lead runs everything after ten minutes with the tablet',
    'Orders and cards keep flowing through an internet outage',
    'Regulars can talk in the booths during the fourth quarter',
    'Work happens between close and prep, so you lose no covers',
    'Scenes named by your own service times instead of numbers',
    'Licensed commercial music sources, with the paperwork explained',
  ],
  cases: [
    {
      title: 'Forty screens without forty remotes',
      description: 'Sources moved to a ventilated rack, and hosts now seat people by game.',
      image: lampPicture('A sports bar with lit screens', 300),
      client: 'Sports bar',
      location: 'McAllen, TX',
    },
    {
      title: 'Seafood by the bay, salt included',
      description: 'Marine-grade speakers under the palapa, and lamps at 2200 K.',
      image: lampPicture('A patio at dusk', 1200, '#ff9a4a'),
      client: 'Island restaurant',
      location: 'South Padre Island, TX',
    },
    {
      title: 'A taqueria that quieted down',
      description: 'Black acoustic baffles between the ducts took the edge off.',
      image: lampPicture('A dining room with warm lamps', 800),
      client: 'Family taqueria',
      location: 'Weslaco, TX',
    },
  ],
  testimonials: [
    {
      content: 'My hosts are nineteen and they have never called me about the screens.',
      author: 'Arnulfo Bazan',
      position: 'General manager',
      company: 'Tenth Street Taproom',
    },
    {
      content: 'The fade at seven makes the room exhale.',
      author: 'Mateo Ybarra',
      position: 'Owner',
    },
  ],
  faqs,
  closing: {
    heading: 'Save us a table',
    text: 'We will eat, listen and watch one service before we draw anything.',
  },
  phone,
};
