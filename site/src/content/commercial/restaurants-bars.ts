/** Sample copy, cases, and testimonials within docs/behavior/company.md#claims: replace before launch. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 2,
  title: 'Restaurants & Bars',
  subtitle: 'Entertainment Systems',
  meta: { title: 'Restaurant and Bar AV in McAllen, TX' },
  menu: 'Every screen, every zone, one tablet.',
  card: 'Game-day screens, music by zone, dimming by hour, and card readers that stay up on a Friday night.',
  description:
    'Screens, music, light and the payment network on one tablet that whoever opens can run. We set the levels during service, with plates clattering.',
  heroImage: 'commercial-restaurants-bars',
  heroAlt:
    'A bar with bottles lit from behind, brass pendants over marble and a line of leather stools',
  featuresImage: 'commercial-restaurants-bars-dining',
  features: [
    {
      icon: 'tv',
      title: 'Any game on any screen',
      at: { x: 26.8, y: 34.5 },
      description: 'Drag the fight to the bar and the soccer to the patio.',
    },
    {
      icon: 'music',
      title: 'Music in zones',
      at: { x: 74.9, y: 30.2 },
      description: 'Each zone has its own limit, so a proud bartender can’t drown the booths.',
    },
    {
      icon: 'sunset',
      title: 'Dimming by the clock',
      at: { x: 65.4, y: 37.8 },
      description:
        'Lunch, dinner, last call: slow fades on dimmers a licensed electrician puts in.',
    },
    {
      icon: 'credit-card',
      title: 'A network for the POS',
      at: { x: 51.5, y: 50.1 },
      description:
        'Terminals on wires of their own with cellular backup, away from guests’ phones.',
    },
    {
      icon: 'store',
      title: 'Menu boards',
      at: { x: 45.6, y: 37.8 },
      description: 'Edit prices from the office. When you 86 the brisket, it’s off the wall.',
    },
    {
      icon: 'cctv',
      title: 'Cameras that settle questions',
      at: { x: 66.9, y: 11.9 },
      description: 'Each receipt matched to its picture, so nobody scrubs through hours of video.',
    },
    {
      icon: 'tree-palm',
      title: 'Patio comfort',
      at: { x: 90, y: 38 },
      description: 'Sealed speakers, bright screens, and fans that a licensed electrician wires.',
    },
    {
      icon: 'mic',
      title: 'Stage and microphone inputs',
      at: { x: 70.8, y: 57 },
      description: 'A wall plate for trivia, mariachi or a DJ, with a limiter behind it.',
    },
    {
      icon: 'audio-lines',
      title: 'Noise you can talk through',
      at: { x: 14.2, y: 35 },
      description: 'Soft panels keep a full room lively while the server still gets the order.',
    },
    {
      icon: 'wifi',
      title: 'Guest Wi-Fi with limits',
      at: { x: 39.2, y: 12.6 },
      description: 'Enough for a photo and a review, closed off from everything you own.',
    },
  ],
  benefits: [
    'A new shift lead can run it all after ten minutes with the tablet',
    'Orders and cards keep going when the internet doesn’t',
    'Cooks see the plate, because the pass is bright and the dining room isn’t',
    'Regulars can talk in the booths during the fourth quarter',
    'Equipment sits up out of the fryer haze in a filtered, locked cabinet',
    'We work between close and prep, and you don’t close a night for us',
    'Scenes named by your own service times instead of numbers',
    'Music that’s licensed for business, with the paperwork explained',
  ],
  cases: [
    {
      isSample: true,
      title: 'A wall of screens, and no pile of remotes',
      description:
        'A sports bar with satellite boxes taped under the counter. The sources moved to a ventilated rack, video went over network cable, and now the hosts seat people by game.',
      image: 'story-forty-screens',
      client: 'Sports bar',
      location: 'McAllen, TX',
    },
    {
      isSample: true,
      title: 'Seafood by the bay, salt included',
      description:
        'Marine-grade speakers under the palapa, panels that lift out before a storm and lamps as warm as candles. The band plugs into one plate by the rail.',
      image: 'story-seafood-deck',
      client: 'Island restaurant',
      location: 'South Padre Island, TX',
    },
    {
      isSample: true,
      title: 'A taqueria that quieted down',
      description:
        'Tile, glass and a steel deck overhead. Black acoustic baffles between the ducts and fabric under sixty seats took the edge off. The jukebox stayed.',
      image: 'story-taqueria',
      client: 'Family taqueria',
      location: 'Weslaco, TX',
    },
    {
      isSample: true,
      title: 'Payment that survives Friday',
      description:
        'Twice a month the cable line dropped at dinner. One managed switch, wired terminals and a cellular modem later, the only sign of an outage is a text to the owner.',
      image: 'story-friday-bar',
      client: 'Two-location steakhouse',
      location: 'Harlingen, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'It used to be the remote was me. They’d come find me in the walk-in. My hosts are nineteen, and they haven’t asked me once.',
      author: 'Arnulfo Bazan',
      position: 'General manager',
      company: 'a sports bar in McAllen',
    },
    {
      isSample: true,
      content:
        'They came in at eleven, after we’d broken down the line, and left at five. I walk in with the fish and the floor’s cleaner than we left it.',
      author: 'Corinne Dufresne',
      position: 'Chef and owner',
      company: 'a bistro in McAllen',
    },
    {
      isSample: true,
      content:
        'It’s the fade at seven. You can feel the whole room sit back, and we sell more flan than we used to. I haven’t touched the flan.',
      author: 'Mateo Ybarra',
    },
  ],
  faqs: [
    {
      question: 'Can we play our own streaming account?',
      answer:
        'Personal accounts are for listening at home. A business needs a commercial service that covers performance rights. We hook up whichever one you choose and schedule it by time of day.',
    },
    {
      question: 'How do you keep the POS online?',
      answer:
        'Wired terminals, a battery under the counter and in the rack, separate traffic, and a cellular link that takes over in seconds. We test it with you by pulling the plug on a slow lunch.',
    },
    {
      question: 'Will grease ruin the equipment?',
      answer:
        'It ruins fans. So we keep the rack away from the line, use filters your crew can rinse, and pick speakers with grilles that wipe clean.',
    },
    {
      question: 'How loud should dinner be?',
      answer:
        'Most guests are comfortable around 70 decibels, talk included. Past 80 they quit talking and turn tables faster, which some bars want. You decide where the limit goes.',
    },
    {
      question: 'Can you work while we stay open?',
      answer:
        'We’d rather come when you’re closed. A typical dining room takes two or three nights. We split up a full remodel so everything works each morning.',
    },
    {
      question: 'Who changes the menu boards?',
      answer:
        'You do, from a browser, with templates in your lettering. Prices can also follow the POS, so one edit changes the register and the wall.',
    },
    {
      question: 'What about an outdoor big screen?',
      answer:
        'You can have one under cover, or in full sun with the right panel. We check what drivers can see too, because some cities treat a screen visible to traffic as a sign.',
    },
  ],
  closing: {
    heading: 'Save us a table',
    text: 'Call and tell us which night is your worst. We’ll come eat, listen and watch one service before we draw a thing.',
  },
} satisfies AreaPage;
