/** Sample copy, cases, and testimonials within docs/behavior.md#claims: replace before launch. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 2,
  title: 'Restaurants & Bars',
  subtitle: 'Entertainment Systems',
  meta: { title: 'Restaurant and Bar AV in McAllen, TX' },
  menu: 'Every screen, every zone, one tablet.',
  card: 'Game-day screens, music by zone, dimming by hour, and card readers that stay up on a Friday night.',
  description:
    'Screens, music, light and a payment network for restaurants and bars, all run from one tablet by whoever opens. Built for grease, heat and a full house. We set the levels during service, with plates clattering, because that is when they matter.',
  heroImage: 'commercial-restaurants-bars',
  heroAlt:
    'A bar with bottles lit from behind, brass pendants over marble and a line of leather stools',
  features: [
    {
      icon: 'tv',
      title: 'Any game on any screen',
      description:
        'A grid of thumbnails on a tablet. Drag the fight to the bar and the soccer to the patio, no remotes behind the register.',
    },
    {
      icon: 'music',
      title: 'Music in zones',
      description:
        'Dining, bar, patio, restrooms and kitchen, each with its own ceiling so a proud bartender cannot drown the booths.',
    },
    {
      icon: 'sunset',
      title: 'Dimming by the clock',
      description:
        'Lunch, golden hour, dinner, last call: gradual fades, warm at night, and full bright for cleaning at one touch.',
    },
    {
      icon: 'credit-card',
      title: 'A network for the POS',
      description:
        'Terminals and kitchen printers on their own wired segment with cellular failover. Guests’ phones never share it.',
    },
    {
      icon: 'store',
      title: 'Menu boards',
      description:
        'Prices change across all boards from the office, breakfast turns to lunch on its own, and 86 means gone in seconds.',
    },
    {
      icon: 'cctv',
      title: 'Cameras that settle questions',
      description:
        'Register, bar rail, back door, walk-in. Overlays match each receipt to its picture without hours of scrubbing.',
    },
    {
      icon: 'tree-palm',
      title: 'Patio comfort',
      description:
        'Sealed speakers, shaded high-bright panels, fans and string lights on wind and rain sensors.',
    },
    {
      icon: 'mic',
      title: 'Stage and microphone inputs',
      description:
        'A wall plate for trivia, mariachi or a DJ that feeds the right rooms and has a limiter behind it.',
    },
    {
      icon: 'audio-lines',
      title: 'Noise you can talk through',
      description:
        'Absorption under tables, above beams and in the art. Full rooms feel lively and orders are still heard.',
    },
    {
      icon: 'wifi',
      title: 'Guest Wi-Fi with limits',
      description:
        'Enough for a photo and a review, capped per phone, closed to everything you own.',
    },
  ],
  benefits: [
    'A new shift lead runs everything after ten minutes with the tablet',
    'Orders and cards keep flowing through an internet outage',
    'Fewer plates sent back, because the pass is bright and the dining room is not',
    'Regulars can talk in the booths during the fourth quarter',
    'Equipment sits above the fryer haze in a filtered, locked cabinet',
    'Work happens between close and prep, so you lose no covers',
    'Scenes named by your own service times instead of numbers',
    'Licensed commercial music sources, with the paperwork explained',
  ],
  cases: [
    {
      title: 'Forty screens without forty remotes',
      description:
        'A sports bar with satellite boxes taped under the counter. Sources moved to a ventilated rack, video went over network cable, and hosts now seat people by game.',
      image: 'story-forty-screens',
      client: 'Sports bar',
      location: 'McAllen, TX',
    },
    {
      title: 'Seafood by the bay, salt included',
      description:
        'Marine-grade speakers under the palapa, panels that lift out before a storm and lamps at 2200 K. The band plugs into one plate by the rail.',
      image: 'story-seafood-deck',
      client: 'Island restaurant',
      location: 'South Padre Island, TX',
    },
    {
      title: 'A taqueria that quieted down',
      description:
        'Tile, glass and a steel deck overhead. Black acoustic baffles between the ducts and fabric under sixty seats took the edge off; the jukebox stayed.',
      image: 'story-taqueria',
      client: 'Family taqueria',
      location: 'Weslaco, TX',
    },
    {
      title: 'Payment that survives Friday',
      description:
        'Twice a month the cable line dropped at dinner. A managed switch, wired terminals and a cellular modem later, the only sign of an outage is a text to the owner.',
      image: 'story-friday-bar',
      client: 'Two-location steakhouse',
      location: 'Harlingen, TX',
    },
  ],
  testimonials: [
    {
      content:
        'My hosts are nineteen and they have never called me about the TVs. Before, I was the remote control.',
      author: 'Arnulfo Bazan',
      position: 'General manager',
      company: 'Tenth Street Taproom',
    },
    {
      content:
        'They came at eleven at night, left at five, and the floor was cleaner than we left it. Prep started on schedule.',
      author: 'Corinne Dufresne',
      position: 'Chef and owner',
      company: 'Casa Huisache',
    },
    {
      content:
        'The fade at seven makes the room exhale. Guests order dessert now, and I credit the light.',
      author: 'Mateo Ybarra',
    },
  ],
  faqs: [
    {
      question: 'Can we play our own streaming account?',
      answer:
        'Personal accounts are for private listening. Businesses use a commercial service that covers performance rights, and we connect whichever you choose and schedule it by time of day.',
    },
    {
      question: 'How do you keep the POS online?',
      answer:
        'Wired terminals, a battery under the counter and in the rack, separate traffic, and a cellular link that takes over in seconds. We test it with you by pulling the plug during a slow lunch.',
    },
    {
      question: 'Will grease ruin the equipment?',
      answer:
        'It ruins fans. We place the rack away from the line, use filters your crew can rinse, and choose speakers with grilles that wipe clean.',
    },
    {
      question: 'How loud should dinner be?',
      answer:
        'Most guests are comfortable around 70 decibels including conversation. Past 80 they stop talking and turn tables faster, which some bars want. We set the ceiling where you decide.',
    },
    {
      question: 'Can you work while we stay open?',
      answer:
        'We prefer the hours when you are closed. A typical dining room takes two or three nights. We split a full remodel so that everything works each morning.',
    },
    {
      question: 'Who changes the menu boards?',
      answer:
        'You do, from a browser, with templates in your typeface. Prices can also follow the POS so that one edit covers register and wall.',
    },
    {
      question: 'What about an outdoor big screen?',
      answer:
        'Possible under cover or in full sun with the right panel. We check sightlines from the road as well, because some cities treat a screen visible to traffic as a sign.',
    },
  ],
  closing: {
    heading: 'Save us a table',
    text: 'We will eat, listen and watch one service before we draw anything. Tell us which night is your worst.',
  },
};
