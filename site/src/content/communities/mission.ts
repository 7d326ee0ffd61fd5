/** Sample projects and testimonials within docs/behavior/company.md#claims: replace before launch. */
import { company } from '../company.ts';
import type { City } from '../schema/collections.ts';
import type { Place } from '../schema/site.ts';

export const place = {
  name: 'Mission',
  side: 'aboveBefore',
  road: [
    [-98.28, 26.205],
    [-98.3253, 26.2159],
  ],
} satisfies Place;

export const page: City = {
  order: 5,
  orderInSentence: 2,
  name: place.name,
  mailbox: 'mission',
  menu: 'Among the citrus and the Winter Texans.',
  card: 'Citrus groves, Winter Texans and houses that can be left alone.',
  meta: {
    title: 'Mission Smart Home, Lighting and Security',
    description:
      'We put smart controls, garden lighting and cameras in Mission’s grove houses and Winter Texans’ homes, so you can leave them. The consultation’s free.',
  },
  hero: {
    description:
      'Grapefruit over the fence, half the street gone by April and back by November. We make houses that take care of themselves in between.',
    image: 'city-mission',
    alt: 'A path between orange trees at dusk under strings of bulbs, crates of oranges beside it, a house at its end',
    actions: [
      { label: 'Schedule Consultation', href: '/contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
  services: {
    label: 'Our services in Mission',
    heading: 'From the grove road to the retirement park',
    lead: 'Pick one to begin with. They’re designed to work together.',
    linkLabel: 'Learn more',
    cards: [
      {
        title: 'Smart Home Automation',
        description:
          'For the long summer: water off at a valve a licensed plumber put in, and lamps that act like you never left for Minnesota.',
        href: '/services/smart-home-automation',
      },
      {
        title: 'Lighting Design',
        description:
          'Citrus trunks glow from a foot off the ground. Add a reading lamp for tired eyes, and stop there.',
        href: '/services/lighting-design',
      },
      {
        title: 'Audio Services',
        description:
          'Polka on the screened porch, a hymn in the park’s rec hall, the grandkids on a video visit.',
        href: '/services/audio-services',
      },
      {
        title: 'Video Services',
        description:
          'TVs on paneling that was never meant to hold one, and the hockey game in two rooms.',
        href: '/services/video-services',
      },
      {
        title: 'Networking Services',
        description:
          'Park Wi-Fi is shared by three hundred rigs in January. We give your lot a connection that’s all yours.',
        href: '/services/networking-services',
      },
      {
        title: 'Security Systems',
        description:
          'A doorbell you can answer from Manitoba, and a neighbor who gets the alert when you can’t.',
        href: '/services/security-systems',
      },
      {
        title: 'Something Else',
        description:
          'A chapel bell on a timer, misters for the butterfly garden. Ask. The worst we can say is no.',
        href: '/contact',
      },
    ],
  },
  projects: {
    label: 'Projects',
    heading: 'Around Mission',
    tiles: [
      {
        isSample: true,
        image: 'landscape-lighting',
        title: 'Garden walk on the north side',
        description:
          'Low fixtures beside stone slabs, each on a stake that lifts out when it’s time to mow.',
      },
      {
        isSample: true,
        image: 'multi-room-audio-kitchen',
        title: 'Kitchen and screened porch, wired for winter',
        description:
          'Five speakers, pendants that dim for cards, and all of it asleep once the owners lock up in the spring.',
      },
      {
        isSample: true,
        image: 'audio-listening-room',
        title: 'A retired bandleader’s den',
        description:
          'Forty years of records and one good chair, with slats of oak that took the slap out of the room.',
      },
    ],
  },
  testimonials: {
    label: 'What our clients say',
    heading: 'Neighbors, some of them part-time',
    items: [
      {
        isSample: true,
        content:
          'A boy selling pest control rang our bell in July, and I answered from Cedar Rapids. I told him come back in November. Don’t you know he did.',
        author: 'Lorraine K.',
        position: 'Winter Texan, eighth season',
        company: 'a park off Conway Avenue',
      },
      {
        isSample: true,
        content:
          'I told them I didn’t want a football field in my dad’s trees. Now it’s like a full moon, and I can still get the disk down every row.',
        author: 'Ramiro T.',
        position: 'Citrus grower',
        company: 'a family grove',
      },
      {
        isSample: true,
        content:
          'Two hundred folks at the potluck, and even the table back by the kitchen heard the announcements. There’s one knob I’m not to touch. They put red tape on it.',
        author: 'Walt B.',
        position: 'Activities director',
        company: 'a Mission retirement park',
      },
    ],
  },
  faq: {
    heading: 'What people in Mission ask',
    items: [
      {
        question: 'How long does an installation take?',
        answer:
          'Basic lighting or audio takes 1-2 days. A comprehensive smart home takes 1-2 weeks. The quote names the days for your house, and the last hour is for you to try every button.',
      },
      {
        question: 'Can you check on our place while we’re up north?',
        answer:
          'The equipment does that around the clock: leak, freeze, power and door alerts go to you, and to somebody nearby if you like. If one of them puzzles you, call, and we’ll look in remotely.',
      },
      {
        question: 'Does this work in a manufactured home or a park model?',
        answer:
          'Yes. Thin walls and tight floors change how we fasten and route, so we use light brackets, belly runs and battery shades. Check your park’s rules on outdoor fixtures; we’ll help you read them.',
      },
      {
        question: 'Is there a discount for retirees?',
        answer: `Seniors and veterans receive ${company.discount.percent}% off all services. Mention it when scheduling and show valid ID at the visit.`,
      },
    ],
  },
  closing: {
    heading: 'Before the next norther blows in',
    text: 'Call us whenever you’re here, and we’ll come out and walk the place with you. Pick a day when the oranges are ripe, and we might take one home.',
    actions: [
      { label: 'Call Us Today', call: 'city' },
      { label: 'Schedule Consultation', href: '/contact#contact' },
    ],
  },
};
