/** Sample copy, cases, and testimonials within docs/behavior.md#claims: replace before launch. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 3,
  title: 'Offices',
  subtitle: 'Workplace Technology',
  meta: { title: 'Office Wi-Fi, AV and Cameras in McAllen, TX' },
  menu: 'Network, access and light for the workday.',
  card: 'Cabling, Wi-Fi, door access and sound masking for floors where people need to think and talk.',
  description:
    'Cabling, Wi-Fi, door access, light and sound masking for Valley offices, installed at night and documented by desk. Your people notice only the quiet. We are as happy with a ten-person suite as with a whole floor, and we plan room to grow into both.',
  heroImage: 'commercial-offices',
  heroAlt:
    'An office in the evening with one lamp lit on a desk and a meeting room glowing behind glass',
  features: [
    {
      icon: 'network',
      title: 'Desk and ceiling cabling',
      description:
        'Category 6A where density calls for it, two drops a desk, plenum-rated above the tiles, each run certified.',
    },
    {
      icon: 'wifi',
      title: 'Wi-Fi for video calls',
      description:
        'Capacity planned per seat and not per square foot. Forty people on camera at nine on Monday is the test.',
    },
    {
      icon: 'key-round',
      title: 'Door access',
      description:
        'Badge or phone, schedules by role, an audit trail. People who leave lose access the minute you say so.',
    },
    {
      icon: 'volume-2',
      title: 'Sound masking',
      description:
        'A gentle, even rush of air from above the tiles that keeps a conversation at one desk from being a story at the next.',
    },
    {
      icon: 'lamp-ceiling',
      title: 'Light people can work under',
      description:
        'Low-glare fixtures at 3500 to 4000 K, daylight dimming by the windows, occupancy sensors that wait before they decide you have left.',
    },
    {
      icon: 'battery-charging',
      title: 'Power for the core',
      description:
        'Battery runtime for switches, phones and door hardware, with alerts by text and an orderly shutdown for servers.',
    },
    {
      icon: 'cctv',
      title: 'Entrances and parking',
      description:
        'Cameras at the doors, server room and lot. Retention and viewing rights are written down before the first recording.',
    },
    {
      icon: 'user-check',
      title: 'Visitor entry',
      description:
        'A video station that rings the right desk, prints a badge and lets the courier as far as the mail shelf.',
    },
    {
      icon: 'monitor-play',
      title: 'Lobby and team screens',
      description:
        'Welcome messages, dashboards and safety notices scheduled from a browser, off when the floor is empty.',
    },
  ],
  benefits: [
    'Moves and changes take minutes, because every jack is numbered on a plan',
    'Cabling that will outlast two leases, with room for faster equipment',
    'Private talks stay private without building more walls',
    'One badge opens the gate, the suite and the copier',
    'Lower lighting bills from sensors and daylight, with nobody left in the dark',
    'We see an overnight outage before you do',
    'Clean cable trays that let another trade work above the tiles safely',
    'A handover binder your landlord and your IT provider can both read',
  ],
  cases: [
    {
      title: 'A title company moves in eleven days',
      description:
        'The keys came on the first, and staff sat down at their desks on the twelfth. Eighty-four drops, access on six doors and masking over the closing rooms, all on night shifts.',
      image: 'story-title-office',
      client: 'Title company',
      location: 'Edinburg, TX',
    },
    {
      title: 'Open plan, lower voices',
      description:
        'Sixty claims agents in a former supermarket. Masking zones and hanging baffles made calls two desks away unintelligible. Complaints to facilities stopped within a month.',
      image: 'story-quiet-office',
      client: 'Insurance call center',
      location: 'McAllen, TX',
    },
    {
      title: 'Two floors joined by glass',
      description:
        'An accounting firm outgrew its closet. We set a new rack on each level, a fiber pair between them and a rolling schedule that avoided the middle of April.',
      image: 'story-fiber-riser',
      client: 'Accounting firm',
      location: 'Brownsville, TX',
    },
  ],
  testimonials: [
    {
      content:
        'I asked for a plan I could hand to the next IT person. I got one with photographs. She cried a little.',
      author: 'Sylvia Menchaca',
      position: 'Operations director',
      company: 'Ebony Grove Title',
    },
    {
      content:
        'You forget the masking is on. Then they switch it off for the demonstration and you hear everybody’s lunch plans.',
      author: 'Derek Pruitt',
      position: 'Facilities manager',
      company: 'Gulf Plains Mutual',
    },
  ],
  faqs: [
    {
      question: 'Can you cable an occupied office?',
      answer:
        'Yes, mostly between six in the evening and midnight. We work zone by zone, test before we leave and put every chair back, so mornings begin as usual.',
    },
    {
      question: 'What is sound masking, exactly?',
      answer:
        'Shaped, unobtrusive noise near 45 decibels that sits at speech frequencies. It does not cancel voices; it shortens the distance at which they can be understood, from about forty feet to fifteen.',
    },
    {
      question: 'How many network drops should we plan for?',
      answer:
        'Two per desk, one per ceiling access point, one at each camera, door, copier and screen, and twenty percent spare in the tray. Running spares later costs far more than now.',
    },
    {
      question: 'Can access control use our phones?',
      answer:
        'Readers accept cards, phones or both. We keep a keyed cylinder on at least one door and confirm that every exit opens freely from inside.',
    },
    {
      question: 'Our landlord controls the ceiling. Is that a problem?',
      answer:
        'It only needs a letter. We send drawings, plenum ratings and fire-stop details in the form building managers expect, and leave nothing lying on the tiles.',
    },
    {
      question: 'Do you manage our computers too?',
      answer:
        'We stop at the wall jack, the switch and the access point. Your IT provider gets full credentials and a diagram, and we answer their calls as well as yours.',
    },
  ],
  closing: {
    heading: 'Moving, growing or just fed up?',
    text: 'Send the lease plan and a head count. We will reply with drop counts, rack size and the three questions your landlord is going to ask.',
  },
};
