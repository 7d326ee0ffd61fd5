/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import { company } from '../company.ts';
import type { City } from '../schema/collections.ts';
import type { Place } from '../schema/site.ts';

export const place = {
  name: 'Brownsville',
  side: 'aboveAfter',
  along: 'expressway',
  road: [
    [-97.68, 26.155],
    [-97.64, 26.13],
    [-97.6, 26.085],
    [-97.56, 26.045],
    [-97.515, 25.98],
    [-97.505, 25.93],
    [-97.4975, 25.9017],
  ],
} satisfies Place;

export const page: City = {
  order: 2,
  orderInSentence: 4,
  name: place.name,
  phone: 'brownsville',
  mailbox: 'brownsville',
  menu: 'Homes and businesses at the river’s end.',
  card: 'Historic brick, quiet resacas and a port that’s suddenly in a hurry.',
  meta: {
    title: 'Brownsville Smart Home, Cameras and Wi-Fi',
    description: `We install lighting, audio, Wi-Fi and cameras in historic houses, resaca homes and port businesses in Brownsville, ${company.state}. The consultation’s free.`,
  },
  hero: {
    description:
      'Brick from the 1800s and slabs poured last month, ten minutes apart. We install light, sound and cameras in both, and leave the brick the way we found it.',
    image: 'city-brownsville',
    alt: 'Old brick arcades with lanterns in Brownsville at dusk, a footbridge and palms over still water beside them',
    actions: [
      { label: 'Schedule Consultation', href: '/contact#contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
  info: {
    location: {
      title: 'Location',
      text: 'Downtown, the resacas, Olmito side, the port road and out toward Boca Chica.',
    },
    contact: { title: 'Contact', text: 'Old brick or new slab? Say so first.' },
    hours: {
      title: 'Service Hours',
      text: 'When we answer the phone and our crews are on the road.',
    },
  },
  local: {
    heading: 'An old river town in a hurry',
    lead: 'Ships on one side, rockets on the other, and a hundred and seventy-odd years of brick between them.',
    paragraphs: [
      'Downtown walls are three bricks thick, and nobody today would dare cut a channel in them. So we look for what earlier trades left behind: a dead gas pipe, a dumbwaiter shaft, the gap over a pressed-tin ceiling.',
      'Around the resacas the houses are low and wide. Water throws light back at night, which is a gift if you plan for it: two shielded fixtures on the bank do more than ten along the patio.',
      'Then there’s the new growth. Engineers moving in from all over ask for wired desks and a second rack before they ask for a TV. Warehouses near the ship channel ask for the same, with a forklift driving past.',
    ],
    points: [
      {
        title: 'Old masonry, handled gently',
        description:
          'We drill mortar rather than brick, and choose fixtures that can come off again without a scar.',
      },
      {
        title: 'When the ground shakes',
        description:
          'Test days rattle loose mounts. Screens, pendants and ceiling speakers get locking hardware.',
      },
      {
        title: 'Where the map ends',
        description:
          'Between town and the beach there’s not much signal. Fiber or a directional link carries the cameras home.',
      },
    ],
    image: 'story-brick-porch',
  },
  solutions: {
    label: 'Custom solutions',
    heading: 'Custom solutions for a border port',
    lead: 'Four requests that come up in Brownsville more than anywhere else we work.',
    items: [
      'Porch and facade lighting for landmark streets: low, shielded and timed to the sunset.',
      'Home offices with their own network, for people whose shift follows a launch window.',
      'Yard, gate and dock cameras that read a plate in the rain.',
      'Restaurant patios with sound for the tables and little for the apartments upstairs.',
    ],
    image: 'story-dock-gate',
  },
  services: {
    label: 'Services',
    heading: 'What we do in Brownsville',
    linkLabel: 'Learn more',
    cards: [
      {
        title: 'Residential',
        description:
          'From a 1920s bungalow to a two-story that still smells of paint: music, shades, and dimmers from a licensed electrician.',
        href: '/residential',
      },
      {
        title: 'Commercial',
        description:
          'Freight offices, clinics, shops on Elizabeth Street, all worked in around the hours you’re open.',
        href: '/commercial',
      },
      {
        title: 'Security & Networking',
        description:
          'Doors, cameras and Wi-Fi drawn together, with guests, payments and recorders each in a lane of its own.',
        href: '/services/security-systems',
      },
    ],
  },
  closing: {
    heading: 'Which wall are you afraid to drill?',
    text: 'Call us and we’ll come knock on it. The first visit’s free, and if the answer is “leave it alone,” that’s what you’ll hear.',
    actions: [
      { label: 'Call Us Today', call: 'city' },
      { label: 'Schedule Consultation', href: '/contact#contact' },
    ],
  },
};
