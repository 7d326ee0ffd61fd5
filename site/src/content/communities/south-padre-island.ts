/** Sample projects and testimonials within docs/behavior/company.md#claims: replace before launch. */
import type { City } from '../schema/collections.ts';
import type { Place } from '../schema/site.ts';

export const place = {
  name: 'South Padre Island',
  side: 'aboveBefore',
  along: 'expressway',
  road: [
    [-97.68, 26.155],
    [-97.64, 26.13],
    [-97.6, 26.085],
    [-97.56, 26.045],
    [-97.48, 26.07],
    [-97.33, 26.08],
    [-97.21, 26.075],
    [-97.17, 26.08],
    [-97.1681, 26.1118],
  ],
} satisfies Place;

export const page: City = {
  order: 1,
  orderInSentence: 6,
  name: place.name,
  preposition: 'on',
  mailbox: 'southpadre',
  menu: 'Condos and rentals in the salt air.',
  card: 'Condos, rentals and restaurants where salt air decides what lasts.',
  meta: {
    title: 'South Padre Island Home Technology',
    description:
      'We install audio, lighting, locks and cameras made for salt air in South Padre Island condos, rentals and restaurants, and you can check on them remotely.',
  },
  hero: {
    description:
      'Salt on every hinge, strangers in the master suite, the owner in another state. What we install survives all three.',
    image: 'city-south-padre-island',
    alt: 'Surf at dusk with a lamp-lit causeway crossing the bay to the towers of South Padre Island',
    actions: [
      { label: 'Schedule Consultation', href: '/contact#contact' },
      { label: 'View Our Projects', href: '/projects' },
    ],
  },
  info: {
    location: {
      title: 'Location',
      text: 'Gulf side and bay side, from the jetties to where Padre Boulevard runs into the dunes.',
    },
    contact: { title: 'Contact', text: 'Property managers, keep this one on the fridge.' },
    hours: { title: 'Service Hours', text: 'Turnover days fill up first.' },
  },
  solutions: {
    label: 'Custom solutions',
    heading: 'Made for the far end of the causeway',
    lead: 'Regular outdoor gear doesn’t last in sea spray. We build the way boatyards do.',
    items: [
      'Stainless fasteners and gasketed boxes, mounted where a hose can rinse the salt away.',
      'A door code for each booking, so no key ever needs chasing across the bridge.',
      'Humidity, air conditioning, noise and leaks in an empty unit, on the manager’s screen.',
      'A tear-off hurricane list: what unplugs, and how it all comes back after the wind.',
    ],
    image: 'residential-vacation-homes',
  },
  services: {
    label: 'Services',
    heading: 'Six things islanders call us for',
    linkLabel: 'Learn more',
    cards: [
      {
        title: 'Smart Home Automation',
        description:
          'Open the balcony doors, and the air conditioning stops. Guests can’t break the settings.',
        href: '/services/smart-home-automation',
      },
      {
        title: 'Outdoor Entertainment',
        description:
          'Daylight-bright displays and sealed loudspeakers for decks where the breeze never quits.',
        href: '/services/outdoor-entertainment',
      },
      {
        title: 'Lighting Design',
        description: 'Amber toward the beach in turtle season, a soft welcome toward the elevator.',
        href: '/services/lighting-design',
      },
      {
        title: 'Security Systems',
        description: 'Entrances, parking and pool gate recorded; bedrooms and balconies, never.',
        href: '/services/security-systems',
      },
      {
        title: 'Multi-Room Audio',
        description:
          'A playlist in the great room, surf in the bedroom, and a volume limit with your association in mind.',
        href: '/services/multi-room-audio',
      },
      {
        title: 'Networking Services',
        description:
          'Concrete starves the end bedrooms of signal. Wired access points feed eight streaming cousins.',
        href: '/services/networking-services',
      },
    ],
  },
  projects: {
    label: 'Recent projects',
    heading: 'Three addresses, one Gulf',
    tiles: [
      {
        isSample: true,
        image: 'story-beachfront-condo',
        title: 'Beachfront condo',
        description:
          'Twelfth floor. Shell stone lit from above, shades for the morning glare, and one button by the door for leaving it all behind.',
      },
      {
        isSample: true,
        image: 'pool-lighting',
        title: 'Luxury vacation rental',
        description:
          'Sleeps eighteen. A pool that changes mood from the kitchen, and a housekeeping button that resets every room.',
      },
      {
        isSample: true,
        image: 'story-island-terrace',
        title: 'Island restaurant',
        description:
          'Bay-view terrace. The lamps dim with the sky, and the bar hears the ball game while table nine doesn’t.',
      },
    ],
  },
  testimonials: {
    label: 'What our clients say',
    heading: 'From both sides of the water',
    items: [
      {
        isSample: true,
        content:
          'A renter locked himself out at midnight in nothing but swim trunks. I let him in from Dallas and never got out of bed.',
        author: 'Priya S.',
        position: 'Condo owner',
        company: 'a tower on the Gulf side',
      },
      {
        isSample: true,
        content:
          'I look after thirty-one units, and the Wi-Fi used to be every other call. All last summer I had one, and he was in the wrong building.',
        author: 'Hank D.',
        position: 'Property manager',
        company: 'a bayside rental agency',
      },
      {
        isSample: true,
        content:
          'Once it got dark, folks couldn’t see their shrimp and asked for the check. Now they stay, and I quit buying candles.',
        author: 'Marisol V.',
        position: 'Owner',
        company: 'a seafood kitchen on the bay',
      },
    ],
  },
  closing: {
    heading: 'Is your place empty this week?',
    text: 'A gap between bookings is the time to do it. Call with the dates, and we’ll meet you, or your manager, at the door. The visit’s free.',
    actions: [
      { label: 'Call Us Today', call: 'city' },
      { label: 'Schedule Consultation', href: '/contact#contact' },
    ],
  },
};
