/** Sample copy, cases, and testimonials within docs/behavior/company.md#claims: replace before launch. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 8,
  name: 'Emergency Services',
  title: 'Emergency',
  subtitle: 'Services',
  meta: { title: '24/7 Emergency Tech Service in McAllen, TX' },
  isUrgent: true,
  menu: 'Help when a system goes down, day or night.',
  card: 'When registers, phones, cameras or locks quit, a technician starts with you on the phone and then drives.',
  description:
    'Registers dead, doors unlocked, cameras dark, network down: call and a technician answers, 24/7 all year. On site in under 2 hours on average.',
  heroImage: 'commercial-emergency-services',
  heroAlt:
    'Server racks under a work light at two in the morning, the door open to a wet lot and a van with its headlights on',
  featuresImage: 'commercial-emergency-store',
  features: [
    {
      icon: 'phone',
      title: 'A technician on the line',
      at: { x: 67.7, y: 67.6 },
      description: 'The person you reach can read a switch log. Many calls end there.',
    },
    {
      icon: 'siren',
      title: 'Dispatch day and night',
      at: { x: 42.3, y: 47.4 },
      description: 'We text you when we’re on the way, with spares in the van.',
    },
    {
      icon: 'network',
      title: 'Network and phones down',
      at: { x: 31.3, y: 59 },
      description:
        'Temporary cellular internet and a loaner switch, and then we trace what failed.',
    },
    {
      icon: 'credit-card',
      title: 'Registers and payment',
      at: { x: 21.6, y: 52.7 },
      description: 'Lanes come up on the backup line first, back office second.',
    },
    {
      icon: 'lock',
      title: 'Doors, alarms and cameras',
      at: { x: 49.9, y: 33.4 },
      description: 'Locks that won’t lock and sirens that won’t quit, made safe before we leave.',
    },
    {
      icon: 'cloud-lightning',
      title: 'Lightning and surge',
      at: { x: 37.1, y: 29.5 },
      description: 'After a strike, we test everything and write down what died and why.',
    },
    {
      icon: 'droplets',
      title: 'Water and flood',
      at: { x: 42, y: 85.3 },
      description: 'Racks dried, drives rescued, and power shut off by a licensed electrician.',
    },
    {
      icon: 'lightbulb',
      title: 'Dark lots and signs',
      at: { x: 75.2, y: 40.8 },
      description:
        'Temporary light for entrances, and a licensed electrician for the poles and the sign.',
    },
  ],
  benefits: [
    'Answered 24/7 all year, Christmas Eve and storm season included',
    'Response in under 2 hours on average across the cities we serve',
    'Common spares on the van, so the first visit is often the only one',
    'We’ll work on systems other people installed, drawings or not',
    'A one-page report with cause, photographs and serial numbers for your insurer',
    'Prevention afterward: we don’t want to be paid twice for the same fault',
  ],
  cases: [
    {
      isSample: true,
      title: 'Strike at the bank of registers',
      description:
        'A Saturday storm took the switch and four card readers. Cellular backup carried two lanes within the hour, loaners the rest by evening. There’s fiber to the gate now.',
      image: 'story-cash-registers',
      client: 'Garden center',
      location: 'Harlingen, TX',
    },
    {
      isSample: true,
      title: 'Server closet under a burst pipe',
      description:
        'The cleaner found it at midnight. Drives out and bagged by one-thirty, a temporary rack running the phones before the first appointment. No records were lost.',
      image: 'story-server-closet',
      client: 'Medical billing office',
      location: 'McAllen, TX',
    },
    {
      isSample: true,
      title: 'Hotel doors that forgot their guests',
      description:
        'A failed update left eighty locks reading every card as expired. We walked the halls with master cards, restored the controller from backup and stayed until checkout.',
      image: 'story-hotel-doors',
      client: 'Extended-stay hotel',
      location: 'South Padre Island, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'It’s 2:40 in the morning and I’m by myself at the desk. The man asked me which light was blinking. We were back up before he hung up.',
      author: 'Ofelia Rangel',
      position: 'Night manager',
      company: 'a hotel on South Padre Island',
    },
    {
      isSample: true,
      content:
        'The outfit that put ours in had gone under and taken the drawings with it. These folks traced it all wire by wire and then made me a set.',
      author: 'Chuck Brannigan',
      position: 'Store director',
      company: 'a garden center in Harlingen',
    },
  ],
  faqs: [
    {
      question: 'How fast will you arrive?',
      answer:
        'In under 2 hours on average. Rio Grande City and the Island depend on road and weather, and we’ll give you the real time when you call.',
    },
    {
      question: 'Do you answer on holidays?',
      answer:
        'Yes, 24/7 all year. The showroom keeps ordinary hours. After hours, this number rings through to the technician on call.',
    },
    {
      question: 'What counts as an emergency?',
      answer:
        'Anything that stops sales, leaves a door open, puts somebody in danger or ruins equipment while it waits. If it can hold until morning, we’ll say so and save you the visit.',
    },
    {
      question: 'What should I do until you get here?',
      answer:
        'Leave wet or scorched gear off. Take a picture of the lights on the modem and switch, note the time, keep people away from hanging cable, and stay where we can reach you. For fire or injury, call 911 first.',
    },
    {
      question: 'Do we have to be an existing client?',
      answer:
        'No. It’s faster if you are, since we’ll know where the rack is. Ask for a free visit ahead of time and your closet, contacts and breakers go on file.',
    },
    {
      question: 'What about a hurricane?',
      answer:
        'We wait while the wind makes driving unsafe, and we roll when the roads open. We keep helping by phone as long as there’s a signal.',
    },
  ],
  closing: {
    heading: 'Save the number before you need it',
    text: 'Put it beside the breaker panel. Then call on a quiet day, and we’ll come see your closet and write down what matters most.',
    steps: [
      'In an emergency, call. Somebody answers day and night, all year.',
      'A crew is with you in under 2 hours on average.',
      'To plan ahead, write. We call back and pick a quiet day to see your closet.',
    ],
  },
} satisfies AreaPage;
