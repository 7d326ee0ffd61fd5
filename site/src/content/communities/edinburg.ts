/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import type { City } from '../schema/collections.ts';
import type { Place } from '../schema/site.ts';

export const place = {
  name: 'Edinburg',
  side: 'above',
  road: [
    [-98.185, 26.215],
    [-98.1633, 26.3017],
  ],
} satisfies Place;

export const page: City = {
  order: 6,
  orderInSentence: 3,
  name: place.name,
  phone: 'cities',
  mailbox: 'edinburg',
  menu: 'Growing neighborhoods, ready to wire.',
  card: 'A campus, a courthouse and new streets that deserve good wiring.',
  meta: {
    title: 'Edinburg New-Home Wiring and Networks',
    description:
      'We prewire new Edinburg houses before the drywall and fix the Wi-Fi in student rentals and offices near the university. The consultation’s free.',
  },
  hero: {
    description:
      'New streets open here every season. Call while you can still see the studs, and the cable goes in once, behind walls nobody has to cut later.',
    image: 'city-edinburg',
    alt: 'A courtyard in Edinburg at night, a fountain lit from below in front of a brick arcade that glows from within',
    actions: [
      { label: 'Schedule Consultation', href: '/contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
  info: {
    location: {
      title: 'Location',
      text: 'From the campus and the courthouse square up the interstate to the last paved cul-de-sac.',
    },
    contact: { title: 'Contact', text: 'Builders: have your framing date handy.' },
    hours: { title: 'Service Hours', text: 'Walk-throughs fit between trades.' },
  },
  local: {
    heading: 'Young houses, long weekends, finals week',
    lead: 'Edinburg is a county seat, a college town and a construction site, often on one block.',
    paragraphs: [
      'Most calls come from couples with a signed contract and a builder’s allowance that covers two TV outlets and a doorbell. We mark up the electrical sheet with them at the kitchen table: conduit to the attic, a spare run to every desk, boxes for the shades they’ll buy next year.',
      'Closer to the university, it’s landlords who call. Four roommates can choke a cheap router by eight at night. We give a fourplex real access points, a login for every unit and entry codes that expire on move-out day.',
      'Lots on the north side are still open field. Until the trees grow, the afternoon sun comes straight through the family room. Roller shades aren’t exciting. They work.',
    ],
    points: [
      {
        title: 'A prewire you can photograph',
        description:
          'Every run is photographed with a tape measure, so whoever owns the house in 2040 can find it.',
      },
      {
        title: 'Study rooms and labs',
        description:
          'Displays, microphones and lecture capture, with a wall panel a visiting professor gets at first glance.',
      },
      {
        title: 'Grow-as-you-go kits',
        description:
          'Start with the network and three smart switches that a licensed electrician wires in. A theater can come later.',
      },
      {
        title: 'Game nights outside',
        description:
          'A weatherproof screen under the covered slab and, from a licensed electrician, an outlet by the grill.',
      },
    ],
    image: 'story-game-night',
  },
  closing: {
    heading: 'How far along is your house?',
    text: 'Slab, sticks, insulation or boxes in the hallway: call with the stage, and we’ll go over what’s still easy. After move-in is fine too. It just takes longer.',
    actions: [
      { label: 'Call Us Today', call: 'city' },
      { label: 'Schedule Consultation', href: '/contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
};
