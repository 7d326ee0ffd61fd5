/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page = {
  order: 5,
  title: 'Multi-Room Audio',
  menu: 'Music by room, from kitchen to patio.',
  card: {
    description: 'Music from kitchen to patio, each room with its own volume and song.',
    icon: 'speaker',
    tone: 'warm',
  },
  meta: {
    title: 'Whole-House Audio in McAllen, TX',
    description:
      'We put music in every room of your Valley home and out on the patio, run from your phone, the wall or your voice. It’s usually done in 1-3 days.',
  },
  hero: {
    description:
      'Coffee with the radio on, homework with nothing on, and the whole house on the same song when the family shows up.',
    image: 'multi-room-audio-kitchen',
  },
  offer: [
    'Whole-house music goes wrong in two ways: it’s too loud near the speaker and gone six steps later, or nobody remembers how to start it.',
    'The first is geometry. We use more speakers at lower volume, so a kitchen sounds the same at the sink and at the table.',
    'The second is manners. A room should wake up at a sensible volume, on the station it played last, from a button on the wall or the phone in your hand. The turntable and the television can join in, and the doorbell can interrupt.',
  ],
  exhibit: { kind: 'sound' },
  features: [
    {
      icon: 'speaker',
      title: 'Speakers that vanish',
      description:
        'Grilles painted with the ceiling, or speakers plastered over so there’s nothing to see.',
    },
    {
      icon: 'layers',
      title: 'Zones that fit the family',
      description: 'Rooms grouped the way you live: kitchen with patio, main suite with bath.',
    },
    {
      icon: 'music',
      title: 'Your own subscriptions',
      description: 'The services you already pay for, several at once, and everybody keeps a list.',
    },
    {
      icon: 'waves',
      title: 'Steam, spray and salt',
      description:
        'Moisture-rated drivers over the tub, and marine hardware for anything facing the bay.',
    },
    {
      icon: 'tv',
      title: 'Television sound anywhere',
      description: 'Follow the game from the grill without hearing the cheer twice.',
    },
    {
      icon: 'server',
      title: 'Amplification with headroom',
      description: 'Power matched to speaker and room, run cool at half its rating.',
    },
  ],
  process: [
    {
      title: 'Listen room by room',
      description: 'We ask what plays where, then clap to hear how hard the walls are.',
    },
    {
      title: 'Lay out the zones',
      image: 'story-plan-table',
      description: 'A plan of each speaker, the joists around it and the equipment closet.',
    },
    {
      title: 'Run the cable',
      image: 'story-work-first-coil',
      description: 'Heavier wire on the long runs, and spare pulls while the path is open.',
    },
    {
      title: 'Cut once',
      description: 'Templates and a stud finder first, then speakers, grilles and touch-up paint.',
    },
    {
      title: 'Level and voice',
      description: 'All zones matched, so forty percent means the same thing everywhere.',
    },
    {
      title: 'Teach the household',
      image: 'story-handover-keypad',
      description: 'Twenty minutes with everybody in the kitchen. The kids name the party button.',
    },
  ],
  testimonials: [
    {
      isSample: true,
      name: 'Monica Zamora',
      role: 'Homeowner, Cimarron',
      content:
        'I can’t find the speakers unless I go looking. What I notice is the hallway. I’d always lose the song there with the laundry in my arms.',
    },
    {
      isSample: true,
      name: 'Trey Lindqvist',
      role: 'Homeowner, Laguna Vista',
      content:
        'The set I bought myself lasted one summer. These have been out on the back porch four years, in this soup, and the only trouble I’ve had is dirt daubers.',
    },
    {
      isSample: true,
      name: 'Gloria Benavides',
      content:
        'Boleros for me in the kitchen, cumbia for the kids outside. My husband’s podcast stays in the garage, where it belongs. He can’t hear me call him. He never could.',
    },
  ],
  faqs: [
    {
      question: 'How many speakers does a room need?',
      answer:
        'Two for a bedroom or bath, four for a kitchen open to dining, six or more for a great room with a high ceiling. Space them about as far apart as the ceiling is high, and you can talk over the music anywhere in the room.',
    },
    {
      question: 'Can you add this to a finished house?',
      answer:
        'Yes. With an attic over most rooms, single-story houses are simple. Between floors we use closets and chases, or wireless amplifiers that need only power where no cable will go.',
    },
    {
      question: 'Does it depend on Wi-Fi?',
      answer:
        'The amplifiers are wired. Your phone uses Wi-Fi to pick a song and then gets out of the way, so the music doesn’t stop when you walk out to the mailbox.',
    },
    {
      question: 'Will the people next door hear it?',
      answer:
        'Indoors, no. Outside we put small speakers close to the seats, aim them back toward the house and cap the volume after ten if you’d like.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Typical residential jobs run 1-3 days. There’s little to patch, because the holes are the size of the speakers. A new house takes a wiring day and, later, a finish day.',
    },
  ],
  closing: {
    heading: 'What plays in your kitchen?',
    text: 'Call and start there. We’ll come hear your rooms and work out how many zones make sense, and which rooms are better left quiet.',
  },
} satisfies ServicePage;
