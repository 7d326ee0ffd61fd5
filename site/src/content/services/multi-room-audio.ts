/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/families.ts';

export const page: ServicePage = {
  order: 5,
  title: 'Multi-Room Audio',
  menu: 'Music by room, from kitchen to patio.',
  card: {
    description:
      'Music that follows you from kitchen to patio, each room with its own volume and its own song.',
    icon: 'speaker',
    tone: 'warm',
  },
  meta: {
    title: 'Whole-House Audio in McAllen, TX',
    description:
      'Whole-house music for Valley homes: in-ceiling and patio speakers, a zone for every room, run from your phone, the wall or your voice. Usually 1-3 days.',
  },
  hero: {
    description:
      'Coffee with the radio on, homework with nothing on, and the whole house on the same song when the family arrives.',
    image: 'multi-room-audio-kitchen',
  },
  offer: [
    'Whole-house music fails in two ways: it is too loud near the speaker and gone six steps later, or nobody remembers how to start it. The first is geometry. We use more speakers at lower volume, spaced to the ceiling height, so a kitchen sounds the same at the sink and at the table.',
    'The second is manners. A zone should wake up at a sensible volume, on the station it played last, from a button on the wall or the phone in your hand. Streams come straight from your own accounts. The turntable and the television can join in, and the doorbell can interrupt.',
    'Porcelain floors and bare plaster make music harsh, so we choose speakers that aim toward the seats and keep them away from corners. Amplifiers live in one ventilated place, on surge protection, where a summer attic cannot cook them.',
  ],
  features: [
    {
      icon: 'speaker',
      title: 'Speakers that vanish',
      description:
        'Round or square grilles trimmed flush and painted with the ceiling, or models plastered in and heard only.',
    },
    {
      icon: 'layers',
      title: 'Zones that fit the family',
      description:
        'Rooms grouped as you use them: kitchen with patio, main suite with bath. Regroup them from the sofa anytime.',
    },
    {
      icon: 'music',
      title: 'Your own subscriptions',
      description:
        'The services you pay for, several at once, each person with a list. No second library to maintain.',
    },
    {
      icon: 'waves',
      title: 'Steam, spray and salt',
      description:
        'Moisture-rated drivers over the tub, stainless grilles near the pool, marine hardware for anything facing the bay.',
    },
    {
      icon: 'tv',
      title: 'Television sound anywhere',
      description:
        'Follow the game from the grill. The delay between rooms is trimmed so you never hear the cheer twice.',
    },
    {
      icon: 'server',
      title: 'Amplification with headroom',
      description:
        'Power matched to speaker and room, run cool at half its rating, labeled by zone and easy to replace.',
    },
  ],
  process: {
    image: 'story-game-night',
    steps: [
      {
        title: 'Listen room by room',
        description:
          'We ask what plays where and how loud, then clap our hands and hear how hard the surfaces are.',
      },
      {
        title: 'Lay out the zones',
        description:
          'A plan showing each speaker, the joists around it and the closet that holds the equipment.',
      },
      {
        title: 'Run the cable',
        description:
          'Sixteen-gauge four-conductor wire to each volume point, fourteen-gauge on long runs, with spare pulls while the path is open.',
      },
      {
        title: 'Cut once',
        description:
          'Templates, vacuum and a stud finder; an inspection camera where a duct might hide. Then speakers, grilles and touch-up paint.',
      },
      {
        title: 'Level and voice',
        description:
          'All zones matched so that forty percent means the same thing everywhere, and bass trimmed where tile makes it boom.',
      },
      {
        title: 'Teach the household',
        description:
          'Twenty minutes with everyone present. The party preset gets named by the children.',
      },
    ],
  },
  testimonials: [
    {
      name: 'Monica Zamora',
      role: 'Homeowner, Cimarron',
      content:
        'I cannot find the speakers unless I look for them, and the hallway finally is not a dead spot between two loud rooms.',
    },
    {
      name: 'Trey Lindqvist',
      role: 'Homeowner, Laguna Vista',
      content:
        'Four years of humidity on the back porch and they sound as they did on day one. The first set we bought ourselves lasted a summer.',
    },
    {
      name: 'Gloria Benavides',
      content:
        'Boleros in the kitchen, cumbia outside, and my husband’s podcast in the garage where it belongs. All at the same time.',
    },
  ],
  faqs: [
    {
      question: 'How many speakers does a room need?',
      answer:
        'Two for a bedroom or bath, four for a kitchen open to dining, six or more for a great room with a high ceiling. Spacing close to the ceiling height gives even coverage at talking volume.',
    },
    {
      question: 'Can you add this to a finished house?',
      answer:
        'Yes. Attic access over most rooms makes single-story houses simple. Between floors we use closets and chases, or wireless amplifiers that need only power where no cable can go.',
    },
    {
      question: 'Does it depend on Wi-Fi?',
      answer:
        'The amplifiers are wired. Your phone uses Wi-Fi to choose a song and then gets out of the way, so music keeps playing when you walk to the mailbox.',
    },
    {
      question: 'Will the people next door hear it?',
      answer:
        'Indoors, no. Outside we place small speakers close to the seats, aim them toward the house and cap the volume after ten if you wish.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Typical residential jobs run 1-3 days. There is little to patch, because the holes are the size of the speakers. New construction is split into a wiring day and a finish day.',
    },
  ],
  closing: {
    heading: 'Bring us a floor plan and a playlist',
    text: 'With those two we can tell you how many zones make sense and which rooms are better left silent.',
  },
};
