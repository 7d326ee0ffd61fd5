/** Sample copy and testimonials within docs/behavior/company.md#claims: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page: ServicePage = {
  order: 1,
  title: 'Home Theater Installation',
  menu: 'Screens, seats and sound, planned as one room.',
  footer: 'Home Theater',
  card: {
    description:
      'A dark, quiet room with a big picture and sound placed seat by seat, wired so nothing shows.',
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
    'A theater is a room with a job. Before we talk about projectors we measure yours: how far back the last row sits, where the afternoon sun comes in, how loud the air handler is and what the ceiling joists will let us hide. Those four things decide most of the equipment.',
    'From there we choose screen and projector together, because picking one without the other is a guess. A projector belongs in a dark room; a family room with sliding doors wants a bright panel, or a screen that throws away light from the side. Sound follows the seats, with the center channel behind or right under the picture so voices come from faces.',
    'You can start small. A basic theater with a good panel, five speakers and a subwoofer is about {price.basicTheater}. A premium room with a projector, height speakers, acoustic treatment, recliners and scene lighting runs {price.premiumTheater}. Most of the difference is seating, and how much the room itself has to change.',
  ],
  room: 'home-theater-room',
  features: [
    {
      icon: 'projector',
      title: 'Projection and large panels',
      description:
        'Laser projectors with no lamp to replace, screens that let the sound through, or a panel of 85 inches and up where daylight wins.',
    },
    {
      icon: 'speaker',
      title: 'Surround sound you can point to',
      description:
        'Five, seven or more speakers plus overhead channels, each aimed at the ears in the middle seat and trimmed for the rest.',
    },
    {
      icon: 'volume-2',
      title: 'Even bass',
      description:
        'Two smaller subwoofers in the right spots beat one big one in the corner. We measure to find the spots, then isolate them from the framing.',
    },
    {
      icon: 'armchair',
      title: 'Seats and sightlines',
      description:
        'Riser height worked out so nobody’s watching the back of a head, with power, cup holders and aisle light planned before the carpet.',
    },
    {
      icon: 'lightbulb',
      title: 'House lights',
      description:
        'Sconces, cove and step lights on dimmers that a licensed electrician wires in, and one button that fades them over four seconds, like the movies.',
    },
    {
      icon: 'sliders-horizontal',
      title: 'One remote, no notes',
      description:
        'Every source starts with one press, the game console too. The remote has buttons you can find in the dark.',
    },
  ],
  process: {
    image: 'story-prewired-room',
    steps: [
      {
        title: 'Sit in the room',
        description:
          'We come at the hour you’d be watching, note the light and the noise, and ask what you love to see.',
      },
      {
        title: 'Draw it to scale',
        description:
          'A floor plan with screen width, throw distance, viewing angles and speaker positions, and a price beside each part.',
      },
      {
        title: 'Rough in',
        description:
          'Speaker cable, network and an empty conduit to the projector, so the next video standard means pulling a cable, not opening a wall. A licensed electrician brings the power.',
      },
      {
        title: 'Build and mount',
        description:
          'Screen frame, projector, speakers and rack go in. Drop cloths go down first, and we sweep up after.',
      },
      {
        title: 'Calibrate',
        description:
          'Meter for the picture, microphone for the sound, from every seat. Then we watch a scene you know line for line.',
      },
      {
        title: 'Hand over',
        description:
          'You drive while we watch. We’re done when the least technical person in the house has started a movie alone.',
      },
    ],
  },
  testimonials: [
    {
      isSample: true,
      name: 'Rene Cantu',
      role: 'Homeowner, north McAllen',
      content:
        'My father-in-law wouldn’t touch our TV. Three remotes, and a receiver he didn’t trust. Now I come home Sundays and he’s in the front row with his boots off, watching a western.',
    },
    {
      isSample: true,
      name: 'Allison Whitfield',
      role: 'Homeowner, Harlingen',
      content:
        'I’d picked the big projector. They said put the money in the screen instead, and I sulked for a week. It’s a bonus room with two windows, y’all, and we watch the Cowboys at two in the afternoon.',
    },
    {
      isSample: true,
      name: 'Marco Elizondo',
      content:
        'The baby’s room shares a wall with it, so I told them if she wakes up, it’s all coming out. They were here two days, and she’s slept right through the car chases.',
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
};
