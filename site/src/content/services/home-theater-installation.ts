/** Sample copy and testimonials within docs/behavior.md#claims: replace before launch. */
import type { ServicePage } from '../schema/families.ts';

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
      'Home theaters in the Rio Grande Valley: projector or panel, surround sound, seating and light control, most installed in 1-3 days. Free consultation.',
  },
  hero: {
    description:
      'The lights go down, the air conditioner goes quiet and the picture fills your eyes. We build rooms where the movie is the only thing happening.',
    image: 'home-theater-room',
  },
  offer: [
    'A theater is a room with a job. Before we talk about projectors we measure yours: how far the back row sits, where the afternoon sun enters, how loud the air handler is and what the ceiling joists will let us hide. Those four numbers decide most of the equipment.',
    'From there we choose screen and projector together, because one without the other is a guess. A white wall of picture belongs in a dark room; a family room with sliding doors wants a bright panel, or a screen that throws away light from the side. Sound follows the seats, with the center channel behind or right under the picture so voices come from faces.',
    'You can start small. A basic theater with a good panel, five speakers and a subwoofer is about $5,000. A premium room with a projector, height speakers, acoustic treatment, recliners and scene lighting runs $15,000 to $50,000+, depending mostly on the seating and how much the room itself has to change.',
  ],
  features: [
    {
      icon: 'projector',
      title: 'Projection and large panels',
      description:
        'Laser projectors with no lamp to replace, acoustically transparent screens, or a panel of 85 inches and up where daylight wins.',
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
        'Two smaller subwoofers in the right places beat one large one in the corner. We find the places by measuring, then isolate them from the framing.',
    },
    {
      icon: 'armchair',
      title: 'Seats and sightlines',
      description:
        'Riser height worked out so nobody watches the back of a head, with power, cup holders and aisle light wired before the carpet.',
    },
    {
      icon: 'lightbulb',
      title: 'House lights',
      description:
        'Sconces, cove and step lights on their own dimmers, and one button that fades them over four seconds, the way a movie theater does.',
    },
    {
      icon: 'sliders-horizontal',
      title: 'One remote, no notes',
      description:
        'Every source starts with a single press, including the game console. The remote has buttons you can find in the dark.',
    },
  ],
  process: {
    image: 'story-den-movies',
    steps: [
      {
        title: 'Sit in the room',
        description:
          'We visit at the hour you would watch, note the light and the noise, and ask what you love to see.',
      },
      {
        title: 'Draw it to scale',
        description:
          'A floor plan with screen width, throw distance, viewing angles and speaker positions, and a price beside each part.',
      },
      {
        title: 'Rough in',
        description:
          'Speaker cable, network, power and an empty conduit to the projector, so the next video standard means pulling a cable, not opening a wall.',
      },
      {
        title: 'Build and mount',
        description:
          'Screen frame, projector, speakers and rack go in. Drop cloths go down first and the attic insulation goes back.',
      },
      {
        title: 'Calibrate',
        description:
          'Meter for the picture, microphone for the sound, from every seat. Then we watch a scene you know by heart.',
      },
      {
        title: 'Hand over',
        description:
          'You drive while we watch. We leave when the least technical person in the house has started a movie alone.',
      },
    ],
  },
  testimonials: [
    {
      name: 'Rene Cantu',
      role: 'Homeowner, north McAllen',
      content:
        'We had three remotes and a receiver nobody dared touch. Now my father-in-law puts on his westerns by himself, and the neighbors ask when the next movie night is.',
    },
    {
      name: 'Allison Whitfield',
      role: 'Homeowner, Harlingen',
      content:
        'They talked me out of the bigger projector. The screen material was the better place for the money in our bonus room, and the picture at two in the afternoon proves it.',
    },
    {
      name: 'Marco Elizondo',
      content:
        'Two days, no dust on the bed, and the rumble stays in the theater instead of in the nursery next door. That last part was what I cared about.',
    },
  ],
  faqs: [
    {
      question: 'What does a home theater cost?',
      answer:
        'A basic theater in a room you already have is about $5,000. Premium rooms run $15,000 to $50,000+. Seating, acoustic walls and a riser move the price more than the electronics do, so we price those as separate lines you can add later.',
    },
    {
      question: 'How long does the installation take?',
      answer:
        'Most theaters take 1-3 days on site. A room with a riser, fabric walls or new circuits is built in stages around the carpenter and the electrician, and the installation itself still fits in that window at the end.',
    },
    {
      question: 'Can my living room be a theater too?',
      answer:
        'Yes, with honest compromises. Motorized shades on the west glass, a panel or a light-rejecting screen, in-wall speakers at ear height and a rug do most of the work. What it will not do is go fully black at noon in June.',
    },
    {
      question: 'Projector or television?',
      answer:
        'If you can make the room dark and want more than about 100 inches, a projector gives more picture for the money. If people will read, talk and snack with the lights on, a large panel looks better every day of the year.',
    },
    {
      question: 'Will the heat be a problem?',
      answer:
        'It is the first thing that kills gear here. We vent the rack, keep amplifiers out of attics and sealed cabinets, and add a quiet fan with a thermostat where a closet has no return air.',
    },
    {
      question: 'Do I have to buy everything new?',
      answer:
        'No. Good speakers age well and passive ones can stay for decades. We test what you own, keep what earns its place and tell you what is holding the rest back.',
    },
  ],
  closing: {
    heading: 'Pick the first movie',
    text: 'Tell us how many seats you need and what the room is today. We bring a tape measure, a light meter and a straight answer.',
  },
};
