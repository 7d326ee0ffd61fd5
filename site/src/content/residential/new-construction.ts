/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 1,
  title: 'New Construction',
  subtitle: 'Wiring & Technology',
  meta: { title: 'New-Home Wiring and Prewire in McAllen, TX' },
  menu: 'Wire it right before the drywall goes up.',
  card: 'Cable, conduit and boxes go in between framing and insulation, agreed with your builder, photographed before the walls close.',
  description:
    'The days before insulation decide what your new Valley home can do for thirty years. We wire it then, and you keep a photograph of every wall.',
  heroImage: 'residential-new-construction',
  heroAlt:
    'A house framed in wood studs at dusk, bulbs on a string and cables running together into one panel',
  features: [
    {
      icon: 'file-text',
      title: 'Technology plan set',
      at: { x: 51, y: 69 },
      description:
        'One sheet to go with the electrical drawings: every speaker, camera and keypad.',
    },
    {
      icon: 'cable',
      title: 'Structured prewire',
      at: { x: 66, y: 28 },
      description: 'Two network cables to each television, one to each desk, all to one closet.',
    },
    {
      icon: 'lightbulb',
      title: 'Lighting control from the panel',
      at: { x: 71.5, y: 55 },
      description:
        'Slim keypads on the walls, and dimmers a licensed electrician wires in one cabinet.',
    },
    {
      icon: 'blinds',
      title: 'Shade pockets and power',
      at: { x: 25, y: 43 },
      description: 'Pockets framed and wired now, even if the shades come a year later.',
    },
    {
      icon: 'speaker',
      title: 'Speaker rough-in',
      at: { x: 40, y: 15 },
      description: 'Brackets, cable and backer boxes, so music stays out of the bedroom above.',
    },
    {
      icon: 'cctv',
      title: 'Camera and gate conduit',
      at: { x: 86, y: 30 },
      description: 'Pipe under the driveway before it’s poured, and cable to each eave corner.',
    },
    {
      icon: 'server',
      title: 'An equipment closet that breathes',
      at: { x: 60, y: 50 },
      description: 'A circuit from a licensed electrician, return air and room for the rack.',
    },
    {
      icon: 'car',
      title: 'Ready for what’s next',
      at: { x: 77, y: 86 },
      description: 'Empty conduit for car charging, solar, or something nobody’s named yet.',
    },
  ],
  benefits: [
    'Prewiring costs a fraction of what it takes to open finished walls',
    'One drawing shared by builder, electrician and cabinetmaker, so nothing gets framed twice',
    'Dated photographs of each wall with a tape measure in view, yours for good',
    'Controls live in the closet, and the walls stay clean',
    'We chase block exterior walls before stucco, where a retrofit would need surface pipe',
    'Buy the cable now and the equipment whenever you like',
  ],
  cases: [
    {
      isSample: true,
      title: 'A courtyard house wired in three visits',
      description:
        'Single story, 4,100 square feet. Ninety cable drops, keypads for the electrician’s two lighting panels and shade pockets on ten windows, all in before the insulation crew came on Thursday.',
      image: 'story-courtyard-house',
      client: 'Private residence',
      location: 'Edinburg, TX',
    },
    {
      isSample: true,
      title: 'Prewire today, theater next year',
      description:
        'The owners spent their budget on the kitchen. We ran cable for nine speakers and a projector anyway. Fourteen months later the equipment went in, in one day.',
      image: 'story-prewired-room',
      client: 'First-time builders',
      location: 'Mission, TX',
    },
    {
      isSample: true,
      title: 'Model home for a small builder',
      description:
        'A package every buyer gets, and a list of what can be added up to framing inspection. Nine houses have gone up from that same one-page sheet.',
      image: 'story-model-home',
      client: 'Family homebuilder',
      location: 'Alton, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'They got back to my framer before I did. Camera boxes were right where the drawing had them, even the one I was fixing to argue about.',
      author: 'Gilbert Saenz',
      position: 'Superintendent',
      company: 'a homebuilder in Alton',
    },
    {
      isSample: true,
      content:
        'Two years in, the plumber hit a wire. I pulled up the photo of that wall on my phone, tape measure and all. He said, well, there it is.',
      author: 'Kristen Alaniz',
    },
    {
      isSample: true,
      content:
        'Our plan had speakers in the laundry room, and they just drew a line through them, which I liked. It’s been a year and we don’t miss them.',
      author: 'Bhavesh Patel',
      position: 'Homeowner',
    },
  ],
  faqs: [
    {
      question: 'When should we call you?',
      answer:
        'Once the floor plan is settled and before the electrician prices it. If the frame’s already up, call today. There’s still time before the insulation, just less of it.',
    },
    {
      question: 'How long do you need in the house?',
      answer:
        'Rough-in is usually 1-3 days, after plumbing and air ducts are in so nothing lands on our cable. We come back after paint for the finish work.',
    },
    {
      question: 'Will it delay the builder?',
      answer:
        'It shouldn’t. We give dates in writing and stay in touch with the superintendent. If the insulation truck’s coming Monday, let’s talk about Saturday.',
    },
    {
      question: 'Wi-Fi is everywhere. Why run cable at all?',
      answer:
        'Because Wi-Fi needs cable too. Every access point, camera and television on a wire leaves the air free for the phones, and that shiny energy-efficient sheathing is very good at blocking radio.',
    },
    {
      question: 'What should we never skip?',
      answer:
        'Conduit under the driveway, a network drop at every ceiling access point, wire for the shades and one empty tube to the attic. The rest you can add later, if you’re patient.',
    },
    {
      question: 'Do you work with our builder’s electrician?',
      answer:
        'Yes, all the time. Line voltage stays in their contract and low voltage in ours. We mark boxes on the studs together so your switches end up in one neat row.',
    },
  ],
  closing: {
    heading: 'Before the drywall, please',
    text: 'Call when you’ve got a framing date, or even before. We’ll go over the four or five decisions that can’t wait, and we’ll mark up the floor plan with you.',
  },
} satisfies AreaPage;
