/** Sample copy, cases, and testimonials within docs/behavior/company.md#claims: replace before launch. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 2,
  title: 'Existing Homes',
  subtitle: 'Upgrades & Retrofits',
  meta: { title: 'Home AV and Wi-Fi Upgrades in McAllen, TX' },
  menu: 'Upgrades that leave walls and paint alone.',
  card: 'Better light, sound and Wi-Fi for a house that’s already painted, tiled and full of people who’d like it tonight.',
  description:
    'Better light, sound, cameras and Wi-Fi without a remodel. We bring the cable through the attic and down the closets, and we leave the plaster alone.',
  heroImage: 'residential-existing-homes',
  heroAlt:
    'An old living room with green paneling, a fire in a brick fireplace and light hidden in its shelves',
  featuresImage: 'residential-existing-homes-bedroom',
  features: [
    {
      icon: 'wifi',
      title: 'Wi-Fi that reaches the back room',
      at: { x: 30.5, y: 9.9 },
      description:
        'Ceiling access points get through concrete block where a router on a shelf can’t.',
    },
    {
      icon: 'lightbulb',
      title: 'Dimmers for old boxes',
      at: { x: 32.7, y: 51.7 },
      description: 'A licensed electrician wires smart dimmers where there’s no neutral.',
    },
    {
      icon: 'lamp-ceiling',
      title: 'New light in old ceilings',
      at: { x: 45.5, y: 15.4 },
      description:
        'Wafer-thin downlights wired by a licensed electrician, or track where we’d rather not cut.',
    },
    {
      icon: 'tv',
      title: 'Televisions without dangling cords',
      at: { x: 47, y: 43.8 },
      description:
        'Cable behind the wall, even in masonry. A licensed electrician adds the outlet.',
    },
    {
      icon: 'cctv',
      title: 'Cameras along the eaves',
      at: { x: 78.3, y: 41.2 },
      description: 'Soffit runs with no wire in sight, or painted conduit on a flat roof.',
    },
    {
      icon: 'speaker',
      title: 'Music after the fact',
      at: { x: 59.7, y: 10.1 },
      description:
        'Ceiling speakers through the attic, and your grandfather’s cabinet speakers brought back.',
    },
    {
      icon: 'zap',
      title: 'Surge and ground check',
      at: { x: 33.4, y: 69.8 },
      description: 'We test the ground, and a licensed electrician adds the surge arrester.',
    },
  ],
  benefits: [
    'Most of the work takes 1-3 days, and you don’t have to move out',
    'Small holes, cut clean, vacuumed as we drill and covered by the device itself',
    'One room at a time, on wiring that’s ready for the rest',
    'The good equipment you already own stays, tested and hooked up right',
    'Wireless only where it’s as dependable as cable',
    'The attic insulation goes back where it was, and so does the Christmas tree',
  ],
  cases: [
    {
      isSample: true,
      title: 'Signal through a block ranch',
      description:
        'A 1964 house of painted cinder block. Four drops from the attic and three access points later, video calls work in the sewing room, and the tablet by the stove never pauses.',
      image: 'blog-kitchen-tech',
      client: 'Retired couple',
      location: 'McAllen, TX',
    },
    {
      isSample: true,
      title: 'A dim bungalow, relit',
      description:
        'One ceiling fixture per room, and nine-foot plaster. We added picture lights and cove strips, and a licensed electrician put in dimmers that need no neutral. Nothing was opened.',
      image: 'story-bungalow',
      client: 'Historic district homeowner',
      location: 'Brownsville, TX',
    },
    {
      isSample: true,
      title: 'Den to movie room over a weekend',
      description:
        'A panel above the fireplace, surround speakers overhead, blackout shades on two west windows. Friday morning to Saturday afternoon, and the dog stayed home the whole time.',
      image: 'story-den-movies',
      client: 'Family of five',
      location: 'Harlingen, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'I’m eighty-one and I’d just had the floors waxed. They put down runners, wore covers on their boots and vacuumed every evening. My saints are where I left them.',
      author: 'Elva Longoria',
      position: 'Homeowner',
    },
    {
      isSample: true,
      content:
        'I sell a lot of 1970s floor plans. Buyers open that closet, see the tidy little rack, push the scene by the door, and they quit asking about the paneling.',
      author: 'Priscilla Vaughn',
      position: 'Broker',
      company: 'a realty office in Brownsville',
    },
    {
      isSample: true,
      content:
        'My daughter’s in the kitchen on her nursing class, I’m on the back porch with the ball game, and nothing freezes. The house is from 1958. So am I.',
      author: 'Noe Barrientos',
    },
  ],
  faqs: [
    {
      question: 'Will you have to cut my walls?',
      answer:
        'Now and then we need a hole the size of a light switch. We ask first and close it the same day. Usually the attic, a closet or the back of a cabinet gives us a way in.',
    },
    {
      question: 'My house is concrete block. What can you do?',
      answer:
        'The inside walls are usually framed, so we can fish those. On the block itself we use furring cavities, existing conduit or a slim painted channel along the trim, and wireless controls that don’t need a box.',
    },
    {
      question: 'Can you work in the attic during summer?',
      answer:
        'We go up early and we’re down by eleven. By noon an attic in August is past 130 degrees, and that’s hard on people and on their work.',
    },
    {
      question: 'Is my wiring safe enough to build on?',
      answer:
        'We look before we quote: panel make, grounding, aluminum branch wire, cloth insulation. If something needs a licensed electrician, that comes first, because a dimmer can’t fix bad wiring.',
    },
    {
      question: 'How much does it cost to get started?',
      answer:
        'Basic smart lighting starts from about {price.basicLighting} and a basic theater is about {price.basicTheater}. Better Wi-Fi is often the cheapest fix of all, and the one folks thank us for.',
    },
    {
      question: 'Can we do it in stages?',
      answer:
        'We’d recommend it. Network and surge protection first, then the room you use most. Each stage stands on its own, so you can stop whenever you like.',
    },
  ],
  closing: {
    heading: 'Show us what annoys you',
    text: 'The dead corner, the buzzing dimmer, the switch behind the door: call and tell us. Three complaints make a fine first visit.',
  },
} satisfies AreaPage;
