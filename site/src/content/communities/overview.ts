/** Sample copy within docs/behavior.md#claims: replace before launch. */
import type { CommunitiesOverview } from './schema.ts';

export const communitiesOverview: CommunitiesOverview = {
  meta: {
    title: 'Communities We Serve in the Rio Grande Valley - Custom Designs',
    description:
      'Home and business technology in McAllen, Mission, Edinburg, Brownsville, Harlingen, South Padre Island and Rio Grande City, by a local family company.',
  },
  hero: {
    title: 'Seven cities, one Valley evening',
    description:
      'From the surf to the ranch hills it is a little over a hundred miles, and no two towns along the way ask us for the same thing.',
    image: 'blog-palms',
    actions: [
      { label: 'Schedule A Consultation', path: '/contact#contact' },
      { label: 'View Our Services', path: '/services' },
    ],
  },
  cities: {
    label: 'Communities',
    heading: 'Find your city',
    lead: 'Each page tells you what we have learned there.',
    cards: [
      {
        name: 'South Padre Island',
        description: 'Condos, rentals and restaurants where salt air decides what lasts.',
        image: 'city-south-padre-island',
        path: '/communities/south-padre-island',
      },
      {
        name: 'Brownsville',
        description: 'Historic brick, quiet resacas and a port that is suddenly in a hurry.',
        image: 'city-brownsville',
        path: '/communities/brownsville',
      },
      {
        name: 'Harlingen',
        description: 'Easy rooms for night-shift families, patients and the newly retired.',
        image: 'city-harlingen',
        path: '/communities/harlingen',
      },
      {
        name: 'McAllen',
        description: 'Art on the walls, company at the door, and our showroom around the corner.',
        image: 'city-mcallen',
        path: '/communities/mcallen',
      },
      {
        name: 'Mission',
        description: 'Citrus groves, winter Texans and houses that wait well.',
        image: 'city-mission',
        path: '/communities/mission',
      },
      {
        name: 'Edinburg',
        description: 'A campus, a courthouse and new streets that deserve good wiring.',
        image: 'city-edinburg',
        path: '/communities/edinburg',
      },
      {
        name: 'Rio Grande City',
        description: 'Ranches and river bluffs where the signal has a long way to go.',
        image: 'city-rio-grande-city',
        path: '/communities/rio-grande-city',
      },
    ],
  },
  area: {
    label: 'Service area',
    heading: 'Close enough to know your street',
    lead: 'McAllen, Mission, Edinburg, Brownsville, Harlingen, South Padre Island and Rio Grande City, plus select South Texas projects.',
    points: [
      {
        title: 'Local expertise',
        description:
          'We live in this heat, this humidity and this storm season. We know what stucco does to Wi-Fi and what August does to an amplifier in the attic.',
      },
      {
        title: 'Custom solutions',
        description:
          'A plan begins with your rooms and your habits, not with a package. What you do not need stays off the quote.',
      },
      {
        title: 'Fast response times',
        description:
          'Our office is in McAllen, so help is a drive and not a flight away. Many questions are settled over the phone while you are still on it.',
      },
    ],
    action: { label: 'Schedule A Consultation', path: '/contact#contact' },
  },
};
