/** Sample projects and testimonials within docs/behavior.md#claims: replace before launch. */
import { company } from '../company.ts';
import type { City } from '../schema/families.ts';

export const page: City = {
  order: 5,
  orderInSentence: 2,
  name: 'Mission',
  mailbox: 'mission',
  menu: 'Among the citrus and the winter Texans.',
  card: 'Citrus groves, winter Texans and houses that can be left alone.',
  meta: {
    title: 'Mission Smart Home, Lighting and Security',
    description:
      'Smart homes, garden lighting and security for Mission’s grove houses and winter Texans. Typical installation times, straight answers, free consultation.',
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
    lead: 'Pick one to begin with. They are designed to work together.',
    linkLabel: 'Learn more',
    cards: [
      {
        title: 'Smart Home Automation',
        description:
          'An away setting for the long summer: thermostat at a mold-safe level, water valve shut, lamps that behave as though you never left for Minnesota.',
        href: '/services/smart-home-automation',
      },
      {
        title: 'Lighting Design',
        description:
          'Citrus trunks glow beautifully from a foot off the ground. Add a safe carport and a reading lamp that suits tired eyes, and stop there.',
        href: '/services/lighting-design',
      },
      {
        title: 'Audio Services',
        description:
          'Polka on the lanai, a hymn in the park’s recreation hall, the grandchildren heard clearly on a video visit.',
        href: '/services/audio-services',
      },
      {
        title: 'Video Services',
        description:
          'Televisions hung on paneling that was never meant to hold one, with the hockey game in two rooms and a single bill.',
        href: '/services/video-services',
      },
      {
        title: 'Networking Services',
        description:
          'Park Wi-Fi is shared by three hundred rigs in January. We give your lot a connection that is yours, and the packing shed a signal that gets past the steel.',
        href: '/services/networking-services',
      },
      {
        title: 'Security Systems',
        description:
          'A doorbell you can answer from Manitoba, pickers’ gate and equipment barn in view, and a neighbor who gets the alert when you cannot.',
        href: '/services/security-systems',
      },
      {
        title: 'Something Else',
        description:
          'A chapel bell on a timer, misters for the butterfly garden, a pump you would like to check by phone. Ask, and we will tell you whether it makes sense.',
        href: '/contact',
      },
    ],
  },
  projects: {
    label: 'Projects',
    heading: 'Around Mission',
    tiles: [
      {
        image: 'landscape-lighting',
        title: 'Grove house on the north side',
        description:
          'Eleven low fixtures among orange trees, each on a stake that lifts out when it is time to plow.',
      },
      {
        image: 'multi-room-audio-kitchen',
        title: 'Kitchen and lanai, wired for winter',
        description:
          'Five speakers, no visible wire, and pendants that dim for cards. It all goes to sleep when its owners lock up in the spring.',
      },
      {
        image: 'audio-listening-room',
        title: 'A retired bandleader’s den',
        description:
          'Forty years of records, tubes that glow and one good chair, with a curtain behind the loudspeakers that took the slap out of the paneling.',
      },
    ],
  },
  testimonials: {
    label: 'What our clients say',
    heading: 'Neighbors, some of them part-time',
    items: [
      {
        content:
          'We were eleven hundred miles away when the water heater let go. The valve closed, my phone buzzed, and the floor was dry. I still tell people about it at coffee.',
        author: 'Lorraine K.',
        role: 'Winter Texan, eighth season',
      },
      {
        content:
          'My father planted those trees. I did not want a stadium. What they did looks like moonlight with a little honey in it.',
        author: 'Rogelio T.',
        role: 'Citrus grower',
      },
      {
        content:
          'Two hundred folks at a potluck and everybody caught the announcements for once. They also showed me which knob not to touch.',
        author: 'Walt B.',
        role: 'Activities director',
        company: 'a Mission retirement park',
      },
    ],
  },
  faq: {
    label: 'Questions',
    heading: 'What people in Mission ask',
    items: [
      {
        question: 'How long does an installation take?',
        answer:
          'Basic lighting or audio takes 1-2 days. A comprehensive smart home takes 1-2 weeks. The quote names the days for your house, and we stay until the last scene has been tried.',
      },
      {
        question: 'Can you check on our place while we are up north?',
        answer:
          'The equipment does that around the clock: leak, freeze, power and door notices come to you, and to a person nearby if you name one. We can look in remotely when something puzzles you.',
      },
      {
        question: 'Does this work in a manufactured home or a park model?',
        answer:
          'Yes. Thin walls and tight floors change how we fasten and route, so we use light brackets, belly runs and battery shades. Check your park’s rules on outdoor fixtures; we will help you read them.',
      },
      {
        question: 'Is there a discount for retirees?',
        answer: `Seniors and veterans receive ${company.discount.percent}% off all services. Mention it when scheduling and show valid ID at the visit.`,
      },
    ],
  },
  closing: {
    heading: 'Before the next norther, or before you head back to it',
    text: 'Fall and early spring are the best times for a visit. Pick a day when the oranges are ripe, and we might take one home.',
    actions: [
      { label: 'Call Us Today', call: 'city' },
      { label: 'Schedule Consultation', href: '/contact#contact' },
    ],
  },
};
