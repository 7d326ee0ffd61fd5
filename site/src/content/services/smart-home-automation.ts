/** Sample copy and testimonials within docs/behavior.md#claims: replace before launch. */
import type { ServicePage } from '../schema/families.ts';

export const page: ServicePage = {
  order: 2,
  title: 'Smart Home Automation',
  menu: 'Lights, locks, shades and climate in one place.',
  footer: 'Smart Home',
  card: {
    description:
      'Lights, shades, locks, climate and music that answer to one app, one keypad and one good-night.',
    icon: 'house-wifi',
    tone: 'warm',
  },
  meta: {
    title: 'Smart Home Automation in McAllen, TX',
    description:
      'Smart homes for the Rio Grande Valley: lighting, shades, climate, locks and music on one keypad. Basic systems about $2,000, installed by a local crew.',
  },
  hero: {
    description:
      'A house that closes its own shades at three, cools the bedroom before you climb the stairs and locks up when you say good night.',
    image: 'smart-home-hall',
  },
  offer: [
    'Most disappointing smart homes are a drawer of gadgets that each work alone. Ours begin with the day you actually live: who leaves first, who naps, when the sun reaches the west windows, what you check twice before bed. We write that down and turn it into a handful of scenes. Eight good ones beat sixty clever ones.',
    'Underneath is plain, solid work. Switches that work by hand when the internet is out. A hub on battery power. Radios chosen for the walls you have, since a signal that crosses drywall can die in concrete block. Sensors where they see people and not the ceiling fan.',
    'A basic system, usually lights, a thermostat and a lock or two, is about $2,000. A whole-home project with shades, audio, cameras and keypads runs $10,000 to $50,000+. Both grow from the same backbone, so the first purchase is never thrown away.',
  ],
  features: [
    {
      icon: 'sun',
      title: 'Shades that follow the sun',
      description:
        'West glass covered before it heats up, opened again for the sunset. In a Valley summer this is comfort first and savings second.',
    },
    {
      icon: 'thermometer',
      title: 'Climate by room and habit',
      description:
        'Thermostats that read occupancy and humidity, ease off when the house is empty and recover before you are home.',
    },
    {
      icon: 'lightbulb',
      title: 'Keypads instead of switch banks',
      description:
        'One engraved keypad replaces five rocker switches. Cook, Dinner, Movie, Away: words a babysitter understands.',
    },
    {
      icon: 'lock',
      title: 'Locks, gates and garage',
      description:
        'A housekeeper’s code that works only on Thursdays, a gate that opens for your truck and a garage that closes itself at ten.',
    },
    {
      icon: 'droplets',
      title: 'Leak and storm watch',
      description:
        'Sensors under the water heater and the air handler, an automatic shutoff valve, and a message before the ceiling stains.',
    },
    {
      icon: 'smartphone',
      title: 'One app, on every phone',
      description:
        'Family members see what they need and guests see almost nothing. Voice control is there for full hands, never the only way.',
    },
  ],
  process: {
    image: 'story-model-home',
    steps: [
      {
        title: 'Walk through a day',
        description:
          'We follow your routine from alarm clock to back door and mark every switch you reach for.',
      },
      {
        title: 'Check the bones',
        description:
          'Neutral wires in the boxes, panel space, Wi-Fi strength and wall construction. In an older house, we want the surprises now and not later.',
      },
      {
        title: 'Write the scenes',
        description:
          'You get a one-page list: which button, what happens, what happens when nobody presses anything.',
      },
      {
        title: 'Install the backbone',
        description:
          'Network, hub and surge protection first, then switches, sensors, shades and locks room by room.',
      },
      {
        title: 'Live with it',
        description:
          'After two weeks we come back and change the times, levels and names that turned out wrong. Something always does.',
      },
    ],
  },
  testimonials: [
    {
      name: 'Patricia Garza-Lee',
      role: 'Homeowner, Sharyland',
      content:
        'The good-night button is the whole review. One press and I stop wondering about the garage, the patio light and the back door.',
    },
    {
      name: 'Don Hargrove',
      role: 'Winter Texan, Mission',
      content:
        'From April to October I am eleven hundred miles away. I can see the humidity in the house and that the water is off, and I sleep better for it.',
    },
    {
      name: 'Yesenia Trevino',
      role: 'Homeowner, Edinburg',
      content:
        'My mother visits and simply uses the wall switches. I was worried she would need an app to find the bathroom.',
    },
  ],
  faqs: [
    {
      question: 'How much should I plan for?',
      answer:
        'Basic systems are about $2,000; whole-home projects run $10,000 to $50,000+. Motorized shades are usually the largest single line because each window is its own product, so we price them window by window.',
    },
    {
      question: 'What happens when the internet goes down?',
      answer:
        'Switches, keypads, schedules and locks keep running because the hub is in your house. You lose remote access and most voice control until the line returns.',
    },
    {
      question: 'My house was built in 1972. Is it too old?',
      answer:
        'Rarely. Switch boxes of that age often lack a neutral wire, so we use dimmers made for that case or put the control at the fixture. Wireless keypads stick to plaster without any cutting.',
    },
    {
      question: 'How long will you be in the house?',
      answer:
        'A basic system is a day. Typical residential work takes 1-3 days, and a full house with shades and keypads is done floor by floor so you keep living in it.',
    },
    {
      question: 'Who else can see what my house is doing?',
      answer:
        'You hold the owner account. We work under an installer login that you can switch off, cameras record on site, and nothing listens unless you ask for a voice assistant.',
    },
    {
      question: 'Does it really lower the electric bill?',
      answer:
        'Shades and setbacks do help when the compressor would otherwise run all afternoon. We will not promise a percentage: it depends on glass, insulation and how cold you like to sleep.',
    },
  ],
  closing: {
    heading: 'Start with one annoying switch',
    text: 'Describe the thing you do every single night before bed. That is usually the first scene, and a good place to see whether you like living this way.',
  },
};
