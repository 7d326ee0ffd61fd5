/** Sample copy, testimonials included: replace before launch. */
import { company } from '../company.ts';
import type { ServicePage } from '../schema/families.ts';

export const page: ServicePage = {
  order: 6,
  title: 'Outdoor Entertainment',
  menu: 'Patios that hold up to heat, rain and salt.',
  card: {
    description:
      'Patio screens, garden speakers and evening light built for Valley heat, humidity and salt air.',
    icon: 'tree-palm',
    tone: 'warm',
  },
  meta: {
    title: 'Patio TV and Outdoor Audio in McAllen, TX',
    description: `Outdoor screens, garden speakers, patio Wi-Fi and evening light built for South ${company.state} sun, salt and storms. Designed and installed across the Valley.`,
  },
  hero: {
    description:
      'From October to May the patio is the best room in the house. We give it a picture, a voice and a bedtime.',
    image: 'outdoor-entertainment-patio',
  },
  offer: [
    'An indoor television under a roof does not die of rain. It dies of heat, of salt, of geckos in the vents and of an August afternoon reflected off the pool deck. Outdoor panels are sealed, several times brighter and made to run at temperatures that shut an ordinary set down. We measure the light where yours would hang before we recommend one.',
    'Sound outdoors has nothing to bounce from, so it fades fast. Eight small landscape speakers and a buried subwoofer around a lawn give you music you can talk over. Two large ones under the eave give the street music it did not ask for.',
    'All of it has to live with Gulf lightning. Every outdoor run gets an arrester where it enters the house, covers close on gaskets, connectors are filled with gel, and anything that can be unplugged before a hurricane is on a hook you can reach.',
  ],
  features: [
    {
      icon: 'tv',
      title: 'Screens for daylight',
      description:
        'Full-shade, partial-sun and full-sun panels, on arms that swing toward the grill and lock flat when the wind rises.',
    },
    {
      icon: 'speaker',
      title: 'Garden sound',
      description:
        'Satellites among the plants on a 70-volt line, a subwoofer underground, coverage as smooth as a restaurant terrace.',
    },
    {
      icon: 'lightbulb',
      title: 'Evening light',
      description:
        'Catenary strings, step lights and low path heads at 2200 to 2700 K. Warm light draws fewer insects and flatters the food.',
    },
    {
      icon: 'wifi',
      title: 'Wi-Fi to the back fence',
      description:
        'A weatherproof access point under the soffit, because stucco over wire mesh keeps the indoor signal indoors.',
    },
    {
      icon: 'wind',
      title: 'Fans, screens and heaters',
      description:
        'Motorized mosquito screens, ceiling fans and radiant heat tied to one keypad, with wind sensors that raise the fabric in time.',
    },
    {
      icon: 'waves',
      title: 'Pool and spa control',
      description:
        'Pumps, color lights and the spa heater in the same app as the music. Warm water by the time you find a towel.',
    },
  ],
  process: {
    image: 'landscape-lighting',
    steps: [
      {
        title: 'Visit at five o’clock',
        description:
          'Worst sun, most glare. If the picture works at that hour it works at all of them.',
      },
      {
        title: 'Plan the yard',
        description:
          'Seats, grill, pool and property line on one drawing, with sound levels marked at the fence.',
      },
      {
        title: 'Trench once',
        description:
          'Utilities are located first. Then conduit for sound, light, data and one spare, in the same cut, before new sod or pavers.',
      },
      {
        title: 'Mount and seal',
        description:
          'Stainless fasteners into block or beam, drip loops on every cable, dielectric grease on every terminal.',
      },
      {
        title: 'Tune after sunset',
        description:
          'Levels set by ear from the chairs and from the sidewalk, and light aimed until no lamp is in your eyes.',
      },
      {
        title: 'Storm lesson',
        description:
          'We show you what to unplug, fold and cover, in what order, in under ten minutes.',
      },
    ],
  },
  testimonials: [
    {
      name: 'Roland Guajardo',
      role: 'Homeowner, Los Fresnos',
      content:
        'Two hurricanes near enough to worry about, and the only thing I replaced was a palm. The ten-minute checklist is taped inside the pantry.',
    },
    {
      name: 'Denise Kaufmann',
      role: 'Homeowner, South Padre Island',
      content:
        'Every screw they used is still bright. If you live on the bay side you know what a compliment that is.',
    },
    {
      name: 'Luis Angel Farias',
      content:
        'We hosted my daughter’s quinceañera at home. Speeches carried to the last table and the neighbors said they slept fine.',
    },
  ],
  faqs: [
    {
      question: 'Can I just put a normal TV on the patio?',
      answer:
        'In a screened, shaded, air-conditioned space, perhaps. On an open patio the warranty usually ends at the door, the picture washes out by four and the first damp winter reaches the circuit board.',
    },
    {
      question: 'How bright does the screen have to be?',
      answer:
        'Deep shade is fine at around 700 nits. Partial sun wants 1,000 or more and open sun at least double that. Facing north or east saves money every time.',
    },
    {
      question: 'What about the homeowners association?',
      answer:
        'Rules differ by subdivision: some limit poles, some limit visible lamps, nearly all have quiet hours. Send us the document and we design inside it, with volume limits you can show the board.',
    },
    {
      question: 'How is it protected from lightning?',
      answer:
        'Nothing stops a direct strike. Layered surge protection, proper bonding and fiber to detached structures stop the far more common surge from a strike down the road.',
    },
    {
      question: 'How long does the work take?',
      answer:
        'A patio screen with four speakers is a day or two. A full yard with trenching, light and pool control is typically three, more if the soil is fresh from rain.',
    },
    {
      question: 'Do I need to take it all down for a hurricane?',
      answer:
        'Buried speakers and brass lights stay. Screens on a quick-release mount come inside with two people and no tools, and string light unhooks from one end.',
    },
  ],
  closing: {
    heading: 'Save the evening',
    text: 'Stand on the patio at sunset and take one photo in each direction. That is all we need to begin.',
  },
};
