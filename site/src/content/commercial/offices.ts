/** Sample copy, cases, and testimonials within docs/behavior/company.md#claims: replace before launch. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 3,
  title: 'Offices',
  subtitle: 'Workplace Technology',
  meta: { title: 'Office Wi-Fi, AV and Cameras in McAllen, TX' },
  menu: 'Network, access and light for the workday.',
  card: 'Cabling, Wi-Fi, door access and sound masking for floors where people need to think and also talk.',
  description:
    'Cabling, Wi-Fi, door access, light and sound masking, put in at night and documented by desk. All your people notice is the quiet.',
  heroImage: 'commercial-offices',
  heroAlt:
    'An office at dusk, lines of light over its desks and a meeting room glowing behind glass, the town in the windows',
  featuresImage: 'commercial-offices-lobby',
  features: [
    {
      icon: 'network',
      title: 'Desk and ceiling cabling',
      at: { x: 24, y: 71.5 },
      description: 'Two drops a desk, plenum-rated above the tiles, and each run certified.',
    },
    {
      icon: 'wifi',
      title: 'Wi-Fi for video calls',
      at: { x: 52.8, y: 11.6 },
      description: 'Forty people on camera at nine on Monday is the test.',
    },
    {
      icon: 'key-round',
      title: 'Door access',
      at: { x: 72.8, y: 54.2 },
      description: 'When somebody leaves, their badge quits the minute you say so.',
    },
    {
      icon: 'volume-2',
      title: 'Sound masking',
      at: { x: 21.8, y: 10.1 },
      description: 'An even rush of air, so one desk’s call isn’t the next desk’s story.',
    },
    {
      icon: 'lamp-ceiling',
      title: 'Light people can work under',
      at: { x: 92, y: 13 },
      description: 'Low-glare light on dimmers that a licensed electrician puts in.',
    },
    {
      icon: 'battery-charging',
      title: 'Power for the core',
      description: 'Batteries for switches, phones and doors, and a text when they kick in.',
    },
    {
      icon: 'cctv',
      title: 'Entrances and parking',
      at: { x: 74, y: 23.2 },
      description: 'Cameras at the doors and lot, and written rules on who can watch.',
    },
    {
      icon: 'user-check',
      title: 'Visitor entry',
      at: { x: 37.8, y: 54.2 },
      description: 'A video station that rings the right desk and prints a badge.',
    },
    {
      icon: 'monitor-play',
      title: 'Lobby and team screens',
      at: { x: 28.2, y: 41 },
      description:
        'Welcome messages and safety notices from a browser, off when the floor is empty.',
    },
  ],
  benefits: [
    'Moves and changes take minutes, because every jack has its number on a plan',
    'Cabling that’ll outlast two leases, with room for faster equipment',
    'Private talk fades a few desks away, without building more walls',
    'One badge opens the gate, the suite and the copier',
    'Lower lighting bills from sensors and daylight, and nobody left in the dark',
    'With monitoring, we can see an overnight outage before you get in',
    'Clean cable trays, so the next contractor can work above the tiles safely',
    'A handover binder your landlord and your IT provider can both read',
  ],
  cases: [
    {
      isSample: true,
      title: 'A title company moves in eleven days',
      description:
        'The keys came on the first, and staff sat down on the twelfth. Eighty-four drops, access on six doors and masking over the closing rooms, all on night shifts.',
      image: 'story-title-office',
      client: 'Title company',
      location: 'Edinburg, TX',
    },
    {
      isSample: true,
      title: 'Open plan, lower voices',
      description:
        'Sixty claims agents in what used to be a supermarket. With masking zones and hanging baffles, you can’t make out a call two desks over. Complaints to facilities stopped within a month.',
      image: 'story-quiet-office',
      client: 'Insurance call center',
      location: 'McAllen, TX',
    },
    {
      isSample: true,
      title: 'Two floors joined by glass',
      description:
        'An accounting firm had outgrown its closet. We set a new rack on each level, ran a fiber pair between them and stayed out of everybody’s way until after April 15.',
      image: 'story-fiber-riser',
      client: 'Accounting firm',
      location: 'Brownsville, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'I asked for something I could hand our next IT person. She opened the binder her first day, saw the photographs, and teared up a little.',
      author: 'Sylvia Menchaca',
      position: 'Operations director',
      company: 'a title company in Edinburg',
    },
    {
      isSample: true,
      content:
        'You forget it’s on. Then they shut it off to show you, and I could hear what claims was having for lunch. Turn it back on, I said.',
      author: 'Derek Pruitt',
      position: 'Facilities manager',
      company: 'a call center in McAllen',
    },
  ],
  faqs: [
    {
      question: 'Can you cable an occupied office?',
      answer:
        'Yes, mostly between six in the evening and midnight. We go zone by zone, test before we leave and put every chair back, so your morning starts like any other.',
    },
    {
      question: 'What’s sound masking, exactly?',
      answer:
        'A soft, shaped noise near 45 decibels that sits right where speech does. It doesn’t cancel voices; it shortens the distance you can understand them from, from about forty feet to fifteen.',
    },
    {
      question: 'How many network drops should we plan for?',
      answer:
        'Two per desk, one per ceiling access point, one at each camera, door, copier and screen, and twenty percent spare in the tray. Pulling spares later costs far more than pulling them now.',
    },
    {
      question: 'Can access control use our phones?',
      answer:
        'Readers take cards, phones or both. We keep a keyed cylinder on at least one door and make sure every exit opens freely from inside.',
    },
    {
      question: 'Our landlord controls the ceiling. Is that a problem?',
      answer:
        'It just takes a letter. We send drawings, plenum ratings and fire-stop details the way building managers like them, and we don’t leave anything lying on the tiles.',
    },
    {
      question: 'Do you manage our computers too?',
      answer:
        'We stop at the wall jack, the switch and the access point. Your IT provider gets full credentials and a diagram, and we’ll take their calls as well as yours.',
    },
  ],
  closing: {
    heading: 'Moving, growing or just fed up?',
    text: 'Call with your head count and your move-in date. You’ll get drop counts, rack size and the three questions your landlord’s going to ask. The lease plan can follow.',
  },
} satisfies AreaPage;
