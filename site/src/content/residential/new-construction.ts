/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 1,
  title: 'New Construction',
  subtitle: 'Wiring & Technology',
  meta: { title: 'New-Home Wiring and Prewire in McAllen, TX' },
  menu: 'Wire it right before the drywall goes up.',
  card: 'Cable, conduit and boxes go in between framing and insulation, agreed with your builder, photographed before the walls close.',
  description:
    'The days before insulation decide what your new Valley home can do for thirty years. That is when we wire it for light, sound, cameras and Wi-Fi. Your builder keeps the schedule, and you keep photographs of every wall before it closes.',
  heroImage: 'residential-new-construction',
  heroAlt:
    'A house framed in wood studs at dusk, bulbs on a string and cables running together into one panel',
  features: [
    {
      icon: 'file-text',
      title: 'Technology plan set',
      description:
        'A sheet that belongs with the electrical drawings: every speaker, camera, shade pocket, access point and keypad, dimensioned.',
    },
    {
      icon: 'cable',
      title: 'Structured prewire',
      description:
        'Two network cables to each television, one to each desk and ceiling access point, all home to a single closet.',
    },
    {
      icon: 'lightbulb',
      title: 'Lighting control from the panel',
      description:
        'Dimmers gathered in a cabinet in the utility room and slim keypads on the walls. It is practical only before drywall.',
    },
    {
      icon: 'blinds',
      title: 'Shade pockets and power',
      description:
        'Recesses framed above west and south windows with low-voltage wire in place, even when shades come a year later.',
    },
    {
      icon: 'speaker',
      title: 'Speaker rough-in',
      description:
        'Brackets and cable set before the insulation, with backer boxes so music stays out of the bedroom above.',
    },
    {
      icon: 'cctv',
      title: 'Camera and gate conduit',
      description:
        'Cable to each eave corner, and pipe under the driveway before it is poured. Cutting concrete afterward costs far more.',
    },
    {
      icon: 'server',
      title: 'An equipment closet that breathes',
      description:
        'Dedicated circuit, return air, ground bar and space for the rack, chosen while walls are still lines on paper.',
    },
    {
      icon: 'car',
      title: 'Ready for what is next',
      description:
        'Empty conduit to the attic, garage and roof edge for car charging, solar, or a standard nobody has named yet.',
    },
  ],
  benefits: [
    'Prewiring costs a fraction of opening finished walls later',
    'One drawing shared by builder, electrician and cabinetmaker, so nothing is framed twice',
    'Dated photographs of each wall with a tape in view, yours forever',
    'Fewer boxes and wall warts: controls live in the closet and the walls stay clean',
    'Block exterior walls are chased before stucco, where a retrofit would need surface pipe',
    'Buy the cable now and the equipment whenever you like',
    'Low-voltage inspection items are settled before the inspector arrives',
  ],
  cases: [
    {
      title: 'A courtyard house wired in three visits',
      description:
        'Single story around a courtyard, 4,100 square feet. Ninety cable drops, lighting from two panels and shade pockets on eleven west windows, all in before the insulation crew came on Thursday.',
      image: 'story-courtyard-house',
      client: 'Private residence',
      location: 'Edinburg, TX',
    },
    {
      title: 'Prewire today, theater next year',
      description:
        'The owners spent their budget on the kitchen. We ran the game room for nine speakers and a projector anyway. The equipment went in fourteen months later in a single day, without dust.',
      image: 'story-prewired-room',
      client: 'First-time builders',
      location: 'Mission, TX',
    },
    {
      title: 'Model home for a small builder',
      description:
        'A package every buyer gets and a list of what can be added until framing inspection. Nine houses have followed from the same one-page sheet.',
      image: 'story-model-home',
      client: 'Family homebuilder',
      location: 'Alton, TX',
    },
  ],
  testimonials: [
    {
      content:
        'They answered the framer faster than I could. The camera boxes were exactly where the drawing said, including the one I wanted to argue about.',
      author: 'Gilbert Saenz',
      position: 'Superintendent',
      company: 'Mesquite Lane Builders',
    },
    {
      content:
        'A plumber hit a wire two years in. I opened the photo of that wall on my phone and showed him where everything was.',
      author: 'Kristen Alaniz',
    },
    {
      content:
        'I liked that they crossed things out. Our plan had speakers in the laundry room. We do not miss them.',
      author: 'Bhavesh Patel',
      position: 'Homeowner',
    },
  ],
  faqs: [
    {
      question: 'When should we call you?',
      answer:
        'When the floor plan is settled and before the electrician prices it. If the frame is already up, call today. There is still time before the insulation, just less of it.',
    },
    {
      question: 'How long do you need in the house?',
      answer:
        'Rough-in is usually 1-3 days after plumbing and air ducts are set, so nothing lands on our cable. We return after paint for the finish work.',
    },
    {
      question: 'Will it delay the builder?',
      answer:
        'It should not. We give dates in writing, coordinate with the superintendent each week and work a Saturday if the insulation truck is coming Monday.',
    },
    {
      question: 'Wi-Fi is everywhere. Why run cable at all?',
      answer:
        'Because Wi-Fi itself needs cable. Each access point, camera and television that is wired leaves the air free for the phones, and energy-efficient foil sheathing blocks radio remarkably well.',
    },
    {
      question: 'What should we never skip?',
      answer:
        'Conduit under the driveway, a network drop at every ceiling access point, wire for the shades and one empty tube to the attic. Everything else can be added later with patience.',
    },
    {
      question: 'Do you work with our builder’s electrician?',
      answer:
        'Yes, daily. Line voltage remains in their contract and low voltage in ours. We mark boxes on the studs together so that switches end up in one neat row.',
    },
  ],
  closing: {
    heading: 'Before the drywall, please',
    text: 'Send the floor plan as a PDF and the framing date. We return it marked up, with the four or five decisions that cannot wait.',
  },
};
