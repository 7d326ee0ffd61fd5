/** Sample copy and testimonials within docs/behavior/company.md#claims: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page = {
  order: 2,
  title: 'Smart Home Automation',
  menu: 'Lights, locks, shades and climate in one place.',
  footer: 'Smart Home',
  card: {
    description: 'Lights, shades, locks, climate and music on one app and one keypad.',
    icon: 'house-wifi',
    tone: 'warm',
  },
  meta: {
    title: 'Smart Home Automation in McAllen, TX',
    description:
      'We put lights, shades, climate and locks on one keypad in Rio Grande Valley homes. A basic system is about {price.basicSmartHome}, and we’re the crew that installs it.',
  },
  hero: {
    description:
      'A house that closes its own shades in the heat of the day, cools the bedroom before you climb the stairs and locks up when you say good night.',
    image: 'smart-home-hall',
  },
  offer: [
    'Most disappointing smart homes are a drawer of gadgets that don’t know about each other. Ours begin with the day you really live: who leaves first, who naps.',
    'We turn that into a handful of scenes. Eight good ones beat sixty clever ones.',
    'A basic system, usually lights, a thermostat and a lock or two, is about {price.basicSmartHome}. A whole-home project with shades, audio, cameras and keypads runs {price.wholeHome}. Both grow from the same backbone, so what you buy first still counts later.',
  ],
  room: 'home-hero',
  drawing: 'smart-home-plan',
  features: [
    {
      icon: 'sun',
      title: 'Shades that follow the sun',
      at: { x: 8.3, y: 34 },
      description: 'West glass covered before it heats up, opened again for the sunset.',
    },
    {
      icon: 'thermometer',
      title: 'Climate by room and habit',
      at: { x: 55, y: 52 },
      description:
        'Thermostats that ease off when the house is empty and catch up before you’re back.',
    },
    {
      icon: 'lightbulb',
      title: 'Keypads instead of switch banks',
      at: { x: 30.3, y: 41.3 },
      description:
        'One engraved keypad replaces five switches. Cook, Movie, Away: words a babysitter understands.',
    },
    {
      icon: 'lock',
      title: 'Locks, gates and garage',
      at: { x: 41.1, y: 84 },
      description:
        'A housekeeper’s code for Thursdays only, and a garage that closes itself at ten.',
    },
    {
      icon: 'droplets',
      title: 'Leak and storm watch',
      at: { x: 31, y: 80 },
      description:
        'A message before the ceiling stains, and a shutoff valve set by a licensed plumber.',
    },
    {
      icon: 'smartphone',
      title: 'One app, on every phone',
      at: { x: 50.6, y: 33 },
      description: 'Family sees what they need, and guests see almost nothing.',
    },
  ],
  process: [
    {
      title: 'Walk through a day',
      description: 'We follow you from alarm clock to back door and mark every switch.',
    },
    {
      title: 'Check the bones',
      image: 'residential-new-construction',
      description: 'Neutral wires, panel space, Wi-Fi and walls. We’d rather be surprised now.',
    },
    {
      title: 'Write the scenes',
      description: 'You get a one-page list of every button and what it does.',
    },
    {
      title: 'Install the backbone',
      description: 'The network and hub come first. A licensed electrician sets the switches.',
    },
    {
      title: 'Live with it',
      image: 'story-handover-keypad',
      description: 'Two weeks later, we come back and change what’s wrong.',
    },
  ],
  testimonials: [
    {
      isSample: true,
      name: 'Patricia Garza-Lee',
      role: 'Homeowner, Sharyland',
      content:
        'It’s the good-night button for me. I used to get up twice: garage, back door, in bed, patio light. Now I’m out before my husband’s brushed his teeth.',
    },
    {
      isSample: true,
      name: 'Don Hargrove',
      role: 'Winter Texan, Mission',
      content: 'Over coffee in Nebraska I check that the water’s off and the closets are dry.',
    },
    {
      isSample: true,
      name: 'Yesenia Trevino',
      role: 'Homeowner, Edinburg',
      content:
        'My mom doesn’t do apps. She walked in and flipped the switch. It worked like a switch.',
    },
  ],
  faqs: [
    {
      question: 'How much should I plan for?',
      answer:
        'Basic systems are about {price.basicSmartHome}; whole-home projects run {price.wholeHome}. Motorized shades are usually the largest single line because every window is made to measure, so we price them one by one.',
    },
    {
      question: 'What happens when the internet goes down?',
      answer:
        'Switches, keypads, schedules and locks keep running because the hub is in your house. You lose remote access and most voice control until the line’s back.',
    },
    {
      question: 'My house was built in 1972. Is it too old?',
      answer:
        'Rarely. Switch boxes that age often lack a neutral wire, so a licensed electrician puts in dimmers made for that, or the control goes at the fixture. Wireless keypads stick to plaster without any cutting.',
    },
    {
      question: 'How long will you be in the house?',
      answer:
        'A basic system is a day. Typical residential work takes 1-3 days, and a full house with shades and keypads is done floor by floor so you can keep living in it.',
    },
    {
      question: 'Who else can see what my house is doing?',
      answer:
        'You hold the owner account. We work under an installer login that you can switch off, cameras record on site, and nothing listens unless you’ve asked for a voice assistant.',
    },
    {
      question: 'Does it really lower the electric bill?',
      answer:
        'Shades and setbacks do help when the compressor would otherwise run all afternoon. But we won’t promise a percentage: it depends on your glass, your insulation and how cold you like to sleep.',
    },
  ],
  closing: {
    heading: 'Start with one annoying switch',
    text: 'Call and tell us the one thing you do every single night before bed. That’s usually the first scene, and a good way to find out if you like living like this.',
  },
} satisfies ServicePage;
