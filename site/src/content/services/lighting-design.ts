/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/families.ts';

export const page: ServicePage = {
  order: 3,
  title: 'Lighting Design',
  menu: 'Layered light, drawn before it is bought.',
  footer: 'Lighting Design',
  card: {
    description:
      'Fewer fixtures, better placed: layered light that flatters a room and dims all the way down.',
    icon: 'lamp-ceiling',
    tone: 'warm',
  },
  meta: {
    title: 'Lighting Design and Control in McAllen, TX',
    description:
      'Lighting design for Valley homes: layered plans, warm color, flicker-free dimming and landscape light, drawn on paper and tuned after dark in your rooms.',
  },
  hero: {
    description:
      'Six cans in a grid light the floor. We light the things you look at, and let the corners rest.',
    image: 'lighting-design-living',
  },
  offer: [
    'Every room needs three kinds of light: some to move by, some to work by and some that is simply beautiful. When all three come from the same row of downlights you get glare at the table and shadows on the cutting board. We separate them, put each on its own dimmer and give you two or three levels that work.',
    'Color matters as much as brightness. Living rooms and bedrooms sit at 2700 K and fade warmer as they dim, closer to candlelight; kitchens and garages go to 3000 K so vegetables and paint look like themselves. We ask for a color rendering index of 90 or better, because skin and wood look gray under less.',
    'The same thinking goes outdoors. Sabal palms want a narrow beam up the trunk, live oaks want moonlight from inside the canopy, and your neighbors want to see neither lamp. On the coast we shield and lower the light toward the beach, since nesting turtles follow it.',
  ],
  features: [
    {
      icon: 'layers',
      title: 'Layered plans',
      description:
        'Ambient, task and accent light on separate circuits, drawn on your floor plan with beam angles and mounting heights.',
    },
    {
      icon: 'palette',
      title: 'Color temperature by room',
      description:
        'From 2200 K at a bedside to 4000 K over a workbench, chosen from samples held against your own paint and stone.',
    },
    {
      icon: 'sliders-horizontal',
      title: 'Dimming without flicker',
      description:
        'Lamp, driver and dimmer tested as a set. If it buzzes or drops out below twenty percent on the bench, it stays on the bench.',
    },
    {
      icon: 'image',
      title: 'Art and texture',
      description:
        'Grazing light for stone and brick, thirty-degree aim for canvases, and no ultraviolet on anything you want to keep.',
    },
    {
      icon: 'moon',
      title: 'Paths after midnight',
      description:
        'Knee-high light from bed to bath at a few lumens, triggered by feet on the floor and gentle enough to fall asleep after.',
    },
    {
      icon: 'trees',
      title: 'Palms, pool and drive',
      description:
        'Twelve-volt brass fixtures with sealed connections, cable sized for the run so the last lamp is as bright as the first.',
    },
  ],
  process: {
    image: 'pillar-lighting',
    steps: [
      {
        title: 'See it at night',
        description:
          'The first visit is after sunset. We switch things off more often than on, to find out what the room already does well.',
      },
      {
        title: 'Make a light sketch',
        description:
          'A marked-up photograph of each view, showing which surface glows and which stays quiet.',
      },
      {
        title: 'Specify',
        description:
          'Fixture, beam, lumens, color and dimmer for every point, with an alternate at a lower price where one exists.',
      },
      {
        title: 'Mock up',
        description:
          'Before anyone cuts a ceiling we clamp real lamps in place for an evening. This is where plans change while a change is still cheap.',
      },
      {
        title: 'Install with your electrician',
        description:
          'Line voltage is theirs, low voltage and controls are ours, and both work from one drawing.',
      },
      {
        title: 'Aim and set',
        description:
          'We return in the dark with a ladder, point every head and save the levels while you sit in your usual chair.',
      },
    ],
  },
  testimonials: [
    {
      name: 'Carolina Villarreal',
      role: 'Homeowner, Tres Lagos',
      content:
        'They took out half our can lights. The room feels larger and, for the first time, I like my own face in the dining room mirror.',
    },
    {
      name: 'Stephen Oyelaran',
      role: 'Architect',
      content:
        'Drawings my builder could follow, footcandle notes where I needed them and no argument about color on site. I send my clients to see the mock-up evening.',
    },
    {
      name: 'Belinda Ochoa',
      content:
        'Our oak is forty years older than the house and nobody ever saw it at night. Now it is the view from the kitchen sink.',
    },
  ],
  faqs: [
    {
      question: 'Can you improve the light without opening the ceiling?',
      answer:
        'Often. New lamps in the right color, better dimmers, a few plug-in lamps on a scene and two trimmed downlights can change a room in an afternoon. Ceilings get cut only when something is missing altogether.',
    },
    {
      question: 'Why do my LED bulbs flicker when they are dimmed?',
      answer:
        'Usually the dimmer was made for incandescent loads and the LEDs draw too little for it to work properly. Matching the dimmer type to the driver, or adding a small load, fixes most cases.',
    },
    {
      question: 'What color of light do you recommend?',
      answer:
        'Warm where you relax, slightly cooler where you work, and one consistent value per sightline. Mixing 2700 K and 4000 K in an open plan is the most common mistake we are called to fix.',
    },
    {
      question: 'Will landscape fixtures survive here?',
      answer:
        'Solid brass and copper do. Painted aluminum pits within a few seasons near the Gulf and fire ants love a loose gasket. We use gel-filled connectors and mount transformers off the ground.',
    },
    {
      question: 'How long does a project take?',
      answer:
        'Design runs two or three weeks, mostly waiting for the right evening and for samples. Installation of basic lighting is commonly one or two days once materials are here.',
    },
    {
      question: 'Do you work with my interior designer?',
      answer:
        'Gladly, and early is better. Decorative fixtures are theirs to choose; we make sure the output, the height and the dimming suit the table underneath.',
    },
  ],
  closing: {
    heading: 'Leave the lights on for us',
    text: 'Pick an evening. We will walk your rooms and yard in the dark and sketch what we see before we go.',
  },
};
