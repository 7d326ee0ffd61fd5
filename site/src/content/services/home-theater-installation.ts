/** Sample copy and testimonials within docs/behavior/company.md#claims: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page = {
  order: 1,
  title: 'Home Theater Installation',
  menu: 'Screens, seats and sound, planned as one room.',
  footer: 'Home Theater',
  card: {
    description: 'A dark, quiet room with a big picture and sound placed seat by seat.',
    icon: 'projector',
    tone: 'warm',
  },
  meta: {
    title: 'Home Theater Installation in McAllen, TX',
    description:
      'We build home theaters across the Rio Grande Valley: projector or panel, surround sound and seating, most in 1-3 days. The consultation’s free.',
  },
  hero: {
    description:
      'The lights go down, the air conditioner goes quiet and the picture fills your eyes. We build rooms where the movie is the only thing happening.',
    image: 'story-matinee-room',
  },
  offer: [
    'A theater is a room with a job. Before we talk projectors, we measure yours: how far back the last row sits, where the afternoon sun comes in and how loud the air handler is.',
    'A projector belongs in a dark room; a family room with sliding doors wants a bright panel. Sound follows the seats, and voices come from faces.',
    'A basic theater with a good panel, five speakers and a subwoofer is about {price.basicTheater}. A premium room with a projector, acoustic treatment, recliners and scene lighting runs {price.premiumTheater}.',
  ],
  room: 'home-theater-room',
  features: [
    {
      icon: 'projector',
      title: 'Projection and large panels',
      description: 'Laser projectors with no lamp to replace, or a big panel where daylight wins.',
    },
    {
      icon: 'speaker',
      title: 'Surround sound you can point to',
      description: 'Five, seven or more speakers, each aimed at the ears in the middle seat.',
    },
    {
      icon: 'volume-2',
      title: 'Even bass',
      description: 'Two smaller subwoofers in the right spots beat one big one in the corner.',
    },
    {
      icon: 'armchair',
      title: 'Seats and sightlines',
      description: 'Riser height worked out so nobody’s watching the back of a head.',
    },
    {
      icon: 'lightbulb',
      title: 'House lights',
      description:
        'One button fades the lights over four seconds. A licensed electrician wires the dimmers.',
    },
    {
      icon: 'sliders-horizontal',
      title: 'One remote, no notes',
      description: 'Every source starts with one press, on buttons you can find in the dark.',
    },
  ],
  process: [
    {
      title: 'Sit in the room',
      description: 'We come at the hour you’d be watching, and note the light and noise.',
    },
    {
      title: 'Draw it to scale',
      image: 'story-plan-table',
      description: 'A floor plan of screen, seats and speakers, with a price beside each part.',
    },
    {
      title: 'Rough in',
      image: 'story-prewired-room',
      description:
        'We run cable and an empty conduit, and a licensed electrician brings the power.',
    },
    {
      title: 'Build and mount',
      description: 'Drop cloths go down first, the gear goes in, and we sweep up after.',
    },
    {
      title: 'Calibrate',
      description: 'We measure picture and sound, then watch a scene you know line for line.',
    },
    {
      title: 'Hand over',
      image: 'story-handover-remote',
      description: 'We’re done when the least technical person in the house starts a movie alone.',
    },
  ],
  testimonials: [
    {
      isSample: true,
      name: 'Rene Cantu',
      role: 'Homeowner, north McAllen',
      content:
        'My father-in-law wouldn’t touch our TV, not with three remotes. Now I come home Sundays and he’s in the front row with his boots off, watching a western.',
    },
    {
      isSample: true,
      name: 'Allison Whitfield',
      role: 'Homeowner, Harlingen',
      content:
        'They said put the money in the screen, not the projector, and I sulked for a week. Two windows, y’all, and we watch the Cowboys at two in the afternoon.',
    },
    {
      isSample: true,
      name: 'Marco Elizondo',
      content:
        'The baby’s room shares a wall with it. I told them if she wakes up, it’s all coming out. She’s slept right through the car chases.',
    },
  ],
  faqs: [
    {
      question: 'What does a home theater cost?',
      answer:
        'A basic theater in a room you already have is about {price.basicTheater}. Premium rooms run {price.premiumTheater}. Seating, acoustic walls and a riser move the price more than the electronics do, so we list those separately and you can add them later.',
    },
    {
      question: 'How long does the installation take?',
      answer:
        'Most theaters take 1-3 days on site. A room with a riser, fabric walls or new circuits is built in stages around the carpenter and a licensed electrician, and our part still fits in that window at the end.',
    },
    {
      question: 'Can my living room be a theater too?',
      answer:
        'Yes, with a few compromises. Motorized shades on the west glass, a panel or a light-rejecting screen, in-wall speakers at ear height and a rug do most of the work. It just won’t go fully black at noon in June.',
    },
    {
      question: 'Projector or television?',
      answer:
        'If you can make the room dark and you want more than about 100 inches, a projector gives you more picture for the money. If people will read, talk and snack with the lights on, a large panel looks better every day of the year.',
    },
    {
      question: 'Will the heat be a problem?',
      answer:
        'Heat is the first thing that kills gear here. We vent the rack, keep amplifiers out of attics and sealed cabinets, and add a quiet fan with a thermostat where a closet has no return air.',
    },
    {
      question: 'Do I have to buy everything new?',
      answer:
        'No. Good speakers age well, and passive ones can stay for decades. We’ll test what you own, keep what earns its place and point to the one piece that’s holding the rest back.',
    },
  ],
  closing: {
    heading: 'Pick the first movie',
    text: 'Come by the showroom, or tell us how many seats you need and what the room is today. We’ll come out with a tape measure and a light meter, and it’s free.',
    ask: 'visit',
  },
} satisfies ServicePage;
