/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import { company } from '../company.ts';
import type { City } from '../schema/collections.ts';
import type { Place } from '../schema/site.ts';

export const place = {
  name: 'McAllen',
  side: 'below',
  road: [],
} satisfies Place;

export const page: City = {
  order: 4,
  orderInSentence: 1,
  name: place.name,
  phone: 'cities',
  mailbox: 'mcallen',
  menu: `Home base since ${company.founded}.`,
  card: 'Art on the walls, company at the door, and our showroom around the corner.',
  meta: {
    title: 'McAllen Home Theater, Lighting and Audio',
    description: `We light homes and art walls and build home theaters in McAllen, where our family company started in ${company.founded}. Come see the showroom.`,
  },
  hero: {
    description: `This is where we started in ${company.founded}, and it’s where the showroom is. Bring a floor plan, a painting or a favorite record, and see and hear what a good room does for it.`,
    image: 'city-mcallen',
    alt: 'A bandstand with its roof lit on a McAllen plaza at dusk, tall fan palms and shop fronts around it',
    actions: [
      { label: 'Schedule Consultation', href: '/contact#contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
  info: {
    location: {
      title: 'Location',
      text: 'The whole city, from the airport to the estates in the north, with our office in the middle.',
    },
    contact: { title: 'Contact', text: 'This number rings at our shop, not a call center.' },
    hours: { title: 'Service Hours', text: 'The showroom’s open the same hours.' },
  },
  local: {
    heading: 'Big houses, good pictures',
    lead: 'McAllen collects: canvases, sculpture, vinyl, wine, relatives. Its rooms have to be ready for company.',
    paragraphs: [
      'In the Arts District the studios open late and the walls change monthly. A track that can be re-aimed without a ladder is worth more there than any effect. With a licensed electrician we put the same track in private collections uptown, and a motorized shade where a west window can bleach a watercolor in three summers.',
      'The larger homes up north run to six or eight thousand square feet. A house like that is really five small ones. We divide it that way, so a wedding in the courtyard, homework upstairs and Grandma’s novela can all go on at once.',
    ],
    points: [
      {
        title: 'Art, lit like art',
        description:
          'We aim piece by piece, so that neither varnish nor glass throws the lamp back at you.',
      },
      {
        title: 'The double-height foyer',
        description:
          'A chandelier on a motorized winch that a licensed electrician hangs, and a welcome that isn’t a floodlight.',
      },
      {
        title: 'Quinceañera mode',
        description:
          'Courtyard sound, pool color and driveway lamps on one button, with a curfew built in.',
      },
    ],
    image: 'story-quinceanera',
  },
  theater: {
    label: 'Home theater showcase',
    heading: 'A movie theater with its own front door',
    lead: 'New plans in the north often leave the media room an empty rectangle. Give it to us early enough and we’ll make it the best seat in Hidalgo County. Premium rooms run from {price.premiumTheater}.',
    image: 'home-theater-room',
    points: [
      {
        title: 'Stepped floor, hidden bass',
        description: 'A riser for row two doubles as the enclosure for four subwoofers.',
      },
      {
        title: 'Walls that listen',
        description:
          'Stretched fabric over absorbers, in whatever cloth your decorator has picked.',
      },
      {
        title: 'Acoustic-screen front stage',
        description:
          'Actors speak from their own mouths, because the loudspeakers stand behind a woven image.',
      },
    ],
    action: { label: 'See Home Theater Installation', href: '/services/home-theater-installation' },
  },
  comingSoon: {
    label: 'Coming soon',
    heading: 'A walk through McAllen interiors',
    text: 'We’re photographing finished rooms, with their owners’ permission. Until the album’s ready, come work the showroom’s demonstration wall yourself.',
    action: { label: 'Find the Showroom', href: '/contact' },
  },
  closing: {
    heading: 'We’re across town',
    text: 'Call us over. We’ll spend half an hour in your living room, the consultation’s free, and we never turn down coffee.',
    actions: [
      { label: 'Call Us Today', call: 'city' },
      { label: 'Schedule Consultation', href: '/contact#contact' },
    ],
  },
};
