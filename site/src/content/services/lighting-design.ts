/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page = {
  order: 3,
  title: 'Lighting Design',
  menu: 'Layered light, drawn before it’s bought.',
  footer: 'Lighting Design',
  card: {
    description: 'Fewer fixtures, better placed, and all of them dim the whole way down.',
    icon: 'lamp-ceiling',
    tone: 'warm',
  },
  meta: {
    title: 'Lighting Design and Control in McAllen, TX',
    description:
      'We design light for Valley homes and yards: layered plans, warm color and dimming that doesn’t flicker, drawn on paper and tuned in your rooms after dark.',
  },
  hero: {
    description:
      'Six cans in a grid light the floor. We light the things you look at, and let the corners rest.',
    image: 'lighting-design-living',
  },
  offer: [
    'Every room needs three kinds of light: some to move by, some to work by and some that’s simply beautiful. We separate them and put each on its own dimmer.',
    'Color matters as much as brightness. Living rooms sit at 2700 K and fade warmer as they dim; kitchens go to 3000 K.',
    'Outdoors, sabal palms want a narrow beam up the trunk, live oaks want moonlight from inside the canopy, and the folks next door don’t want to see a bulb.',
  ],
  room: 'multi-room-audio-kitchen',
  features: [
    {
      icon: 'layers',
      title: 'Layered plans',
      description: 'Ambient, task and accent light on separate circuits, drawn on your floor plan.',
    },
    {
      icon: 'palette',
      title: 'Color temperature by room',
      description: 'From 2200 K at a bedside to 4000 K over a workbench, picked from samples.',
    },
    {
      icon: 'sliders-horizontal',
      title: 'Dimming without flicker',
      description: 'We test lamp, driver and dimmer as a set. If it buzzes, it goes back.',
    },
    {
      icon: 'image',
      title: 'Art and texture',
      description: 'Grazing light for stone and brick, and a thirty-degree aim for canvases.',
    },
    {
      icon: 'moon',
      title: 'Paths after midnight',
      description: 'Knee-high light from bed to bath that won’t wake you all the way up.',
    },
    {
      icon: 'trees',
      title: 'Palms, pool and drive',
      description:
        'Brass fixtures with sealed connections, and the last lamp as bright as the first.',
    },
  ],
  process: [
    {
      title: 'See it at night',
      description: 'The first visit is after sunset. We switch more off than on.',
    },
    {
      title: 'Make a light sketch',
      image: 'story-plan-photo',
      description: 'A marked-up photograph of each view.',
    },
    {
      title: 'Specify',
      description: 'Every fixture and dimmer, with a cheaper choice if it’s good.',
    },
    {
      title: 'Mock up',
      description: 'We clamp real lamps in place for an evening.',
    },
    {
      title: 'Install with your electrician',
      image: 'story-work-ceiling-can',
      description:
        'A licensed electrician does the line voltage, and we do low voltage and controls.',
    },
    {
      title: 'Aim and set',
      description: 'We aim every head in the dark, while you sit in your usual chair.',
    },
  ],
  testimonials: [
    {
      isSample: true,
      name: 'Carolina Villarreal',
      role: 'Homeowner, Tres Lagos',
      content:
        'They pulled half our can lights, and I’d paid extra for those. I’m fifty-six, so I’ll say it: I like my face in the dining room mirror now.',
    },
    {
      isSample: true,
      name: 'Stephen Oyelaran',
      role: 'Architect',
      content:
        'I’m picky about drawings, and my builder followed theirs. I take clients to the mock-up evening now.',
    },
    {
      isSample: true,
      name: 'Belinda Ochoa',
      content:
        'That oak was here forty years before the house, and I’d never once seen it at night. Now I leave the kitchen light off when I do dishes.',
    },
  ],
  faqs: [
    {
      question: 'Can you leave the ceiling closed?',
      answer:
        'Often. New lamps in the right color, better dimmers put in by a licensed electrician and a few table lamps on a scene can change a room in an afternoon. We only cut a ceiling when something’s missing altogether.',
    },
    {
      question: 'Why do my LED bulbs flicker when they’re dimmed?',
      answer:
        'Usually the dimmer was made for incandescent bulbs, and the LEDs draw too little for it to work right. Matching the dimmer to the driver, or adding a small load, fixes most cases.',
    },
    {
      question: 'What color of light do you recommend?',
      answer:
        'Warm where you relax, a little cooler where you work, and one color for everything you see from the same chair. Mixing 2700 K and 4000 K in an open plan is the mistake we’re called about most.',
    },
    {
      question: 'Will landscape fixtures survive here?',
      answer:
        'Solid brass and copper do. Painted aluminum pits within a few seasons near the Gulf, and fire ants love a loose gasket. We use gel-filled connectors and mount transformers up off the ground.',
    },
    {
      question: 'How long does a project take?',
      answer:
        'Design runs two or three weeks, mostly waiting for samples and for the right evening. Basic lighting commonly goes in over one or two days once the materials are here.',
    },
    {
      question: 'Do you work with my interior designer?',
      answer:
        'Gladly, and the earlier the better. The decorative fixtures are theirs to choose; we make sure the output, the height and the dimming suit the table underneath.',
    },
  ],
  closing: {
    heading: 'Leave the lights on for us',
    text: 'Come by the showroom, or have us over some evening. We’ll walk your rooms and yard in the dark and sketch what we see before we go.',
    ask: 'visit',
  },
} satisfies ServicePage;
