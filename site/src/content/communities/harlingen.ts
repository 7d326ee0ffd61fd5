/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import { company } from '../company.ts';
import type { City } from '../schema/collections.ts';
import type { Place } from '../schema/site.ts';

export const place = {
  name: 'Harlingen',
  side: 'aboveBefore',
  along: 'expressway',
  road: [[-97.6961, 26.1906]],
} satisfies Place;

export const page: City = {
  order: 3,
  orderInSentence: 5,
  name: place.name,
  phone: 'cities',
  mailbox: 'harlingen',
  menu: 'Home theaters in the middle of the Valley.',
  card: 'Easy-to-use rooms for night-shift families, patients and new retirees.',
  meta: {
    title: 'Harlingen Home Theater and Smart Home',
    description:
      'We set up home theaters, easy lighting and clear sound for Harlingen’s retirees, hospital families and medical offices. The consultation’s free.',
  },
  hero: {
    description:
      'For the nurse asleep at noon, the couple who want to hear every line of the movie, and the clinic that opens at seven. Quiet, simple, dependable rooms.',
    image: 'city-harlingen',
    alt: 'An alley in Harlingen with a painted mural under gooseneck lamps and strings of bulbs overhead',
    actions: [
      { label: 'Schedule Consultation', href: '/contact#contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
  info: {
    location: {
      title: 'Location',
      text: 'Both sides of the Arroyo Colorado, the medical district, and the fairway streets.',
    },
    contact: { title: 'Contact', text: 'Ask for the Harlingen schedule.' },
    hours: { title: 'Service Hours', text: 'On the night shift? Tell us when not to call.' },
  },
  local: {
    heading: 'A town that keeps hospital hours',
    paragraphs: [
      'Harlingen sits where the two expressways meet, and half the town seems to work for a hospital or be married to someone who does. What we install most are blackout shades and doorbells that flash a lamp instead of ringing.',
      'The other half has retired into one-story homes along the golf courses. Nobody there has ever asked us for more remotes. They want a big keypad with real words on it, and movies they don’t need subtitles for.',
    ],
    points: [
      {
        title: 'Hearing comes first',
        description:
          'Assistive loops, a headphone feed with its own volume, and a center speaker aimed at the chair that matters.',
      },
      {
        title: 'Light for older eyes',
        description:
          'At seventy you need about three times the light you needed at twenty, so counters and stairs get brighter.',
      },
      {
        title: 'Practices and waiting rooms',
        description:
          'Calm music, check-in screens, and cabling that keeps records apart from visitors.',
      },
      {
        title: 'Family in another state',
        description:
          'If you say so, a daughter in Ohio can see that the front door’s shut and the stove’s off.',
      },
    ],
    image: 'story-front-hall',
  },
  theater: {
    label: 'Home theater showcase',
    heading: 'The matinee room',
    lead: 'Our favorite theater in Harlingen is the spare bedroom nobody sleeps in: twelve feet by fourteen, one window. Basic rooms start at about {price.basicTheater}.',
    image: 'story-matinee-room',
    points: [
      {
        title: 'Seats that lift',
        description: 'Power recliners that ease you up, with room to park a walker.',
      },
      {
        title: 'Every word',
        description:
          'Three front speakers matched for speech, and a late-night mode that tames the explosions.',
      },
      {
        title: 'One press to start',
        description:
          'The shade drops, the lamp fades, the picture appears. Another press brings back the guest room.',
      },
    ],
    action: { label: 'See Home Theater Installation', href: '/services/home-theater-installation' },
  },
  closing: {
    heading: 'Come home to an easier evening',
    text: `Call us, tell us when you sleep, and we’ll plan around it. Seniors and veterans save ${company.discount.percent}% on all services: mention it when scheduling and have a valid ID at the visit.`,
    actions: [
      { label: 'Call Us Today', call: 'city' },
      { label: 'Schedule Consultation', href: '/contact#contact' },
    ],
  },
};
