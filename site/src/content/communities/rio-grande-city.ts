/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import type { City } from '../schema/collections.ts';
import type { Place } from '../schema/site.ts';

export const place = {
  name: 'Rio Grande City',
  side: 'aboveAfter',
  road: [
    [-98.32, 26.2],
    [-98.4, 26.225],
    [-98.48, 26.247],
    [-98.563, 26.277],
    [-98.66, 26.29],
    [-98.74, 26.35],
    [-98.8203, 26.3798],
  ],
} satisfies Place;

export const page: City = {
  order: 7,
  orderInSentence: 7,
  name: place.name,
  phone: 'cities',
  mailbox: 'riograndecity',
  menu: 'Upriver, and still on our route.',
  card: 'Ranches and river bluffs where the signal has a long way to go.',
  meta: {
    title: 'Rio Grande City Ranch Security and Wi-Fi',
    description:
      'We set up long-range Wi-Fi, gate cameras and lights for ranches and hillside homes around Rio Grande City, in Spanish or English. The first visit’s free.',
  },
  hero: {
    description:
      'Out here the gate can be a mile from the house. We build for distance, dust and long waits for parts.',
    image: 'city-rio-grande-city',
    alt: 'A ranch gate with lanterns near Rio Grande City at dusk, behind it a stone house with a long lit porch',
    actions: [
      { label: 'Schedule Consultation', href: '/contact#contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
  info: {
    location: {
      title: 'Location',
      text: 'Town, the bluffs and Starr County ranch land. Past the pavement, send us a pin.',
    },
    contact: {
      title: 'Contact',
      text: 'Bilingual support: call or write in Spanish or English, whichever comes first.',
    },
    hours: { title: 'Service Hours', text: 'Please allow for the drive. Highway 83 is long.' },
  },
  local: {
    heading: 'Forty miles from the nearest spare part',
    paragraphs: [
      'Caliche hills, mesquite, a river that bends out of sight: pretty country, and hard on radio waves. So we climb to the highest point on the place, usually the water tank or the windmill, and shoot a directional link to the barn, the bunkhouse and the gate.',
      'Ranch owners want to know three things before they drive in: is the gate closed, is there water in the trough, whose truck was that. A few cameras and a level sensor put the answers on your phone.',
      'In town the stone and sillar houses near the old fort keep cool behind walls that swallow every signal. There we’d rather pull wire, and have a licensed electrician set the lamps deep.',
    ],
    points: [
      {
        title: 'One trip, if we can help it',
        description:
          'We load the van from a list made on the first visit, extra fuses and a second router included.',
      },
      {
        title: 'Lightning country',
        description:
          'A licensed electrician puts in surge arresters and bonds the masts. In the trench we lay glass fiber, which won’t carry a strike indoors.',
      },
      {
        title: 'Power that blinks',
        description:
          'When the feeder drops, batteries hold the gate and recorder, and everything restarts by itself.',
      },
      {
        title: 'Dark skies stay dark',
        description:
          'Amber, downward and motion-triggered. You see the snake on the step and, a minute later, the Milky Way.',
      },
    ],
    image: 'story-ranch-sky',
  },
  comingSoon: {
    label: 'Coming soon',
    heading: 'Stories from the ranches',
    text: 'A page with maps, masts and before-and-after nights goes up once we have photos that do that sky justice.',
    action: { label: 'See Other Projects', href: '/projects' },
  },
  closing: {
    heading: 'Tell us how far the gate is',
    text: 'Call, and your best guess is plenty. We’ll drive out, walk it with you and bring the binoculars. The first visit’s free, even at the end of the caliche.',
    actions: [
      { label: 'Call Us Today', call: 'city' },
      { label: 'Schedule Consultation', href: '/contact#contact' },
    ],
  },
};
