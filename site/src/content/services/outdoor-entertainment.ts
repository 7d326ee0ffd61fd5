/** Sample copy, testimonials included: replace before launch. */
import { company } from '../company.ts';
import type { ServicePage } from '../schema/collections.ts';

export const page = {
  order: 6,
  title: 'Outdoor Entertainment',
  menu: 'Patios that hold up to heat, rain and salt.',
  card: {
    description: 'Patio screens, garden speakers and light built for Valley heat and salt air.',
    icon: 'tree-palm',
    tone: 'warm',
  },
  meta: {
    title: 'Patio TV and Outdoor Audio in McAllen, TX',
    description: `We install patio TVs, garden speakers, outdoor Wi-Fi and evening light that are made for South ${company.state} sun, salt and storms, all across the Valley.`,
  },
  hero: {
    description:
      'From October to May the patio is the best room in the house. We give it a picture, a voice and a bedtime.',
    image: 'outdoor-entertainment-patio',
  },
  offer: [
    'An indoor television under a roof doesn’t die of rain. It dies of heat, of salt, of geckos in the vents and of an August afternoon bouncing off the pool deck.',
    'Sound outdoors has nothing to bounce off, so it fades fast. Eight small speakers around a lawn give you music you can talk over. Two big ones under the eave give it to the whole street.',
    'For Gulf lightning, every outdoor run gets an arrester where it enters the house. Anything you’d unplug before a hurricane hangs on a hook you can reach.',
  ],
  room: 'pool-lighting',
  features: [
    {
      icon: 'tv',
      title: 'Screens for daylight',
      description:
        'Full-shade, partial-sun and full-sun panels, on arms that swing toward the grill.',
    },
    {
      icon: 'speaker',
      title: 'Garden sound',
      description: 'Small speakers among the plants, and the same volume in every chair.',
    },
    {
      icon: 'lightbulb',
      title: 'Evening light',
      description: 'Warm string, step and path lights that draw fewer bugs and flatter the food.',
    },
    {
      icon: 'wifi',
      title: 'Wi-Fi to the back fence',
      description:
        'A weatherproof access point under the soffit, because stucco keeps the indoor signal indoors.',
    },
    {
      icon: 'wind',
      title: 'Fans, screens and heaters',
      description:
        'Mosquito screens, fans and heat on one keypad. A licensed electrician wires the power.',
    },
    {
      icon: 'waves',
      title: 'Pool and spa control',
      description: 'The spa’s warm by the time you find a towel. A licensed electrician wires it.',
    },
  ],
  process: [
    {
      title: 'Visit at five o’clock',
      description: 'Worst sun, most glare. If the picture works then, it’ll work all day.',
    },
    {
      title: 'Plan the yard',
      image: 'story-plan-yard',
      description: 'Seats, grill and pool on one drawing, with sound levels marked at the fence.',
    },
    {
      title: 'Trench once',
      description: 'Utilities are located first. Then sound, light and data go in one cut.',
    },
    {
      title: 'Mount and seal',
      description: 'Stainless fasteners into block or beam, and drip loops on every cable.',
    },
    {
      title: 'Tune after sunset',
      image: 'landscape-lighting',
      description: 'Levels set by ear, and lights aimed until there’s no bulb in your eyes.',
    },
    {
      title: 'Storm lesson',
      description: 'What to unplug, fold and cover, and in what order. It’s a ten-minute job.',
    },
  ],
  testimonials: [
    {
      isSample: true,
      name: 'Roland Guajardo',
      role: 'Homeowner, Los Fresnos',
      content:
        'Two hurricanes came close, and all I’ve had to buy is a palm tree. I’ve still got their list taped up in the pantry by the candles.',
    },
    {
      isSample: true,
      name: 'Denise Kaufmann',
      role: 'Homeowner, South Padre Island',
      content:
        'Nineteen years on the bay side, I’ve watched patio furniture dissolve. I went around last week and looked at every screw they put in. Still shiny.',
    },
    {
      isSample: true,
      name: 'Luis Angel Farias',
      content:
        'My brothers come over Thursdays for dominoes, and the music’s the only thing out there that turns down. Mr. Salas next door still waves at me.',
    },
  ],
  faqs: [
    {
      question: 'Can I just put a normal TV on the patio?',
      answer:
        'In a screened, shaded porch with air conditioning, maybe. On an open patio the warranty usually ends at the door, the picture’s washed out by four, and the first damp winter gets to the circuit board.',
    },
    {
      question: 'How bright does the screen have to be?',
      answer:
        'Deep shade is fine at around 700 nits, which is how screens are rated. Partial sun wants 1,000 or more and open sun at least double that. Facing north or east saves you money every time.',
    },
    {
      question: 'What about the homeowners association?',
      answer:
        'Rules differ by subdivision: some limit poles, some limit lights you can see, nearly all have quiet hours. We’ll read the rules with you and design inside them, with volume limits you can show the board.',
    },
    {
      question: 'How is it protected from lightning?',
      answer:
        'Nothing stops a direct strike. The surge from a strike down the road is far more common, and we guard against that: fiber to detached buildings, arresters on our lines, and a panel surge protector and bonding by a licensed electrician.',
    },
    {
      question: 'How long does the work take?',
      answer:
        'A patio screen with four speakers is a day or two. A full yard with trenching, light and pool control is typically three, longer if the ground’s wet.',
    },
    {
      question: 'Do I need to take it all down for a hurricane?',
      answer:
        'Buried speakers and brass lights stay put. Screens on a quick-release mount come inside with two people and no tools, and string lights unhook from one end.',
    },
  ],
  closing: {
    heading: 'What’s your patio missing?',
    text: 'Call and tell us. We’ll come by near sunset, sit in your chairs and sketch it with you, and it’s free.',
  },
} satisfies ServicePage;
