/** Sample copy, cases, and testimonials within docs/behavior.md#claims: replace before launch. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 2,
  title: 'Existing Homes',
  subtitle: 'Upgrades & Retrofits',
  meta: { title: 'Smart Home Upgrades in McAllen, TX' },
  menu: 'Upgrades that leave walls and paint alone.',
  card: 'Better light, sound and Wi-Fi for a house that is already painted, tiled and full of people who need it tonight.',
  description:
    'Your house can have better light, sound, cameras and Wi-Fi without a remodel. We fish cable through attics and closets and leave the plaster as it was. Block walls, slab floors, flat roofs and sixty-year-old switch boxes are ordinary days for us.',
  heroImage: 'residential-existing-homes',
  heroAlt:
    'An old living room with green paneling, a fire in a brick fireplace and light hidden in its shelves',
  features: [
    {
      icon: 'wifi',
      title: 'Wi-Fi that reaches the back room',
      description:
        'Ceiling access points fed from the attic. Two or three of them get through concrete block where a router on a shelf cannot.',
    },
    {
      icon: 'lightbulb',
      title: 'Dimmers for old boxes',
      description:
        'Two-wire smart dimmers where no neutral exists, and radio keypads that stick on the wall beside the bed.',
    },
    {
      icon: 'lamp-ceiling',
      title: 'New light in old ceilings',
      description:
        'Wafer-thin downlights that clear a joist or a duct, and track on an existing box where cutting is unwise.',
    },
    {
      icon: 'tv',
      title: 'Televisions without dangling cords',
      description:
        'Power and video behind the wall even on masonry, by way of a corner chase, a closet or the back of a bookcase.',
    },
    {
      icon: 'cctv',
      title: 'Cameras along the eaves',
      description:
        'Soffit runs that show no wire. On flat roofs we follow the parapet in ultraviolet-stable conduit painted to match.',
    },
    {
      icon: 'speaker',
      title: 'Music after the fact',
      description:
        'Ceiling speakers through attic access, wireless amplifiers between floors, and your grandfather’s cabinet speakers brought back.',
    },
    {
      icon: 'zap',
      title: 'Surge and ground check',
      description:
        'Older panels seldom have protection. We test the ground, note what an electrician should fix and protect the electronics.',
    },
  ],
  benefits: [
    'Most of the work is done in 1-3 days while you keep living there',
    'Small holes, cut clean, vacuumed as they are drilled and covered by the device itself',
    'One room at a time if the budget asks for it, on wiring that suits the rest later',
    'Good equipment you already own stays, tested and connected properly',
    'Wireless only where it is as dependable as cable, and we tell you which is which',
    'Attic insulation goes back where we found it, every time',
  ],
  cases: [
    {
      title: 'Signal through a block ranch',
      description:
        'A 1964 house of painted cinder block with terrazzo floors. Four attic drops, three access points and a rack in the linen closet. Video calls now work in the sewing room.',
      image: 'networking-rack',
      client: 'Retired couple',
      location: 'McAllen, TX',
    },
    {
      title: 'A dim bungalow, relit',
      description:
        'One ceiling fixture per room and nine-foot plaster. We added picture lights, cove strips on top of the crown molding and dimmers that need no neutral. Nothing was opened.',
      image: 'story-bungalow',
      client: 'Historic district homeowner',
      location: 'Brownsville, TX',
    },
    {
      title: 'Den to movie room over a weekend',
      description:
        'A panel above the fireplace, surround speakers through the attic, blackout shades on two west windows. Friday morning to Saturday night, and the dog stayed home throughout.',
      image: 'story-den-movies',
      client: 'Family of five',
      location: 'Harlingen, TX',
    },
  ],
  testimonials: [
    {
      content:
        'I expected patched walls and a week of dust. They put down runners, wore covers on their boots and vacuumed every day before they left.',
      author: 'Elva Longoria',
      position: 'Homeowner',
    },
    {
      content:
        'We list older houses all the time. A tidy network closet and working scenes change the way a buyer walks through a 1970s floor plan.',
      author: 'Priscilla Vaughn',
      position: 'Broker',
      company: 'Resaca Realty Group',
    },
    {
      content:
        'They said no to the camera I wanted on the chimney and put it under the eave. It has not moved in two storms.',
      author: 'Noe Barrientos',
    },
  ],
  faqs: [
    {
      question: 'Will you have to cut my walls?',
      answer:
        'Now and then a hole the size of a light switch, agreed with you first and closed the same day. Usually the attic, a closet or the back of a cabinet gives us a way in.',
    },
    {
      question: 'My house is concrete block. What is possible?',
      answer:
        'Interior walls are usually framed, so they can be fished. On the block itself we use furring cavities, existing conduit or a slim painted channel along the trim, and choose wireless controls that need no box.',
    },
    {
      question: 'Can you work in the attic during summer?',
      answer:
        'We go up at nine and are down by eleven. By noon an August attic passes 130 degrees, which is bad for people and for the quality of their work.',
    },
    {
      question: 'Is my wiring safe enough to build on?',
      answer:
        'We look before we quote: panel make, grounding, aluminum branch wire, cloth insulation. If something needs an electrician, we say so and wait, because a dimmer cannot fix bad wiring.',
    },
    {
      question: 'How much does it cost to get started?',
      answer:
        'Basic smart lighting starts from about $1,500 and a basic theater is about $5,000. Better Wi-Fi is often the cheapest improvement of all, and the one people thank us for.',
    },
    {
      question: 'Can we do it in stages?',
      answer:
        'We recommend it. Network and surge protection first, then the room you use most. Each stage is complete in itself, so you can stop whenever you like.',
    },
  ],
  closing: {
    heading: 'Show us what annoys you',
    text: 'The dead corner, the buzzing dimmer, the switch behind the door. A list of three complaints makes the best first visit.',
  },
};
