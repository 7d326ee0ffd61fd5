/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/families.ts';

export const page: ServicePage = {
  order: 7,
  title: 'Video Services',
  menu: 'Televisions, video walls and surveillance.',
  card: {
    description:
      'Televisions, video walls and camera systems mounted level, wired clean and easy to run.',
    icon: 'monitor-play',
    tone: 'warm',
  },
  meta: {
    title: 'TV Mounting and Video in McAllen, TX',
    description:
      'Television mounting, video walls, video distribution and 4-8 camera surveillance for Valley homes and businesses, with hidden cable and one simple remote.',
  },
  hero: {
    description:
      'Screens hung level at the right height, fed by cable you cannot see, and a picture that is accurate, not just bright.',
    image: 'video-wall-living',
  },
  offer: [
    'Hanging a television is easy to do and easy to do badly. Over a mantel it is usually too high, too hot and wired for a standard that has since changed. We find a height your neck will accept, check the temperature with the fire lit, and pull a cable with room for the next decade behind the wall.',
    'With more screens the work becomes plumbing. One rack of sources, any picture to any display, sound that stays in step with lips. We do it for a house with five televisions and for a lounge with twenty, over network cable or fiber, in full 4K.',
    'Video is also how you watch a place. A typical surveillance system on this side of our work has 4-8 cameras tied into the same screens, so the front gate can appear in a corner of the ball game.',
  ],
  features: [
    {
      icon: 'tv',
      title: 'Mounting on any wall',
      description:
        'Stud, steel, cinder block, stone veneer or Saltillo-faced fireplace. The right anchor, rated for several times the weight.',
    },
    {
      icon: 'layout-grid',
      title: 'Video walls',
      description:
        'Thin-bezel panels or direct-view LED, aligned to fractions of a millimeter, color-matched and serviceable from the front.',
    },
    {
      icon: 'cable',
      title: 'Any source, any screen',
      description:
        'Cable boxes, streamers and consoles in one cabinet. A matrix sends them where you ask and keeps copy protection happy.',
    },
    {
      icon: 'cctv',
      title: 'Surveillance on your displays',
      description:
        'Live views on a kitchen screen, full recordings on the recorder, picture-in-picture when someone rings the bell.',
    },
    {
      icon: 'eye',
      title: 'Picture calibration',
      description:
        'Out of the box most sets are blue and overlit. A meter and an hour bring back skin tones and shadow detail.',
    },
    {
      icon: 'wrench',
      title: 'Concealed wiring',
      description:
        'Recessed power, in-wall rated cable and brush plates. Where a wall refuses, a painted raceway on the quiet side of the trim.',
    },
  ],
  process: {
    image: 'story-forty-screens',
    steps: [
      {
        title: 'Survey',
        description:
          'Wall type, sightlines, window reflections, power and network at each spot, photographed and noted.',
      },
      {
        title: 'Choose the display',
        description:
          'Size from seating distance, technology from room light. You may buy it from us or bring your own.',
      },
      {
        title: 'Wire',
        description:
          'Certified HDMI for short runs, active optical or network cable for long ones, and conduit where we can.',
      },
      {
        title: 'Mount and dress',
        description:
          'Two people, a laser line and a torque driver. Cables combed, labeled, tied with hook-and-loop so they can be changed.',
      },
      {
        title: 'Program and prove',
        description:
          'Each button on the remote pressed in front of you, each input shown, each camera named in plain words.',
      },
    ],
  },
  testimonials: [
    {
      name: 'Vanessa Treviño',
      role: 'Homeowner, Bentsen Palm',
      content:
        'Our fireplace is solid block with stone on top and two companies passed. They core-drilled it in a morning and vacuumed behind themselves.',
    },
    {
      name: 'Eric Montemayor',
      role: 'Lounge owner',
      content:
        'Nine panels, and you cannot see where one ends. When a panel failed they swapped it from the front before we opened.',
    },
    {
      name: 'Ruth Ann Deleon',
      content:
        'I wanted to see the driveway without picking up a phone. Now it slides into the corner of the TV when a car pulls in. Simple as that.',
    },
  ],
  faqs: [
    {
      question: 'How high should a television hang?',
      answer:
        'The middle of the picture near seated eye level, about 42 inches from the floor for most sofas. Over a mantel, a pull-down mount brings it there when you watch and hides it when you do not.',
    },
    {
      question: 'How many surveillance cameras do you usually install?',
      answer:
        'Homes on the video side typically use 4-8 cameras, since clients here often want indoor common areas, the pool and the driveway on screen too. Shops and warehouses are counted aisle by aisle.',
    },
    {
      question: 'Can one cable box feed several televisions?',
      answer:
        'Yes. A distribution system lets any screen choose any source, so a house with six sets may need only two boxes, and you rent only those two.',
    },
    {
      question: 'Is a fireplace too hot for a screen?',
      answer:
        'Gas inserts can push the wall above them past what a panel tolerates. We put a thermometer there with the fire on for half an hour; a mantel shelf or a recess solves most cases.',
    },
    {
      question: 'How long does mounting take?',
      answer:
        'One screen with hidden cable is about half a day in drywall and a full one in masonry. Multi-screen residential work falls within 1-3 days.',
    },
  ],
  closing: {
    heading: 'Show us the wall',
    text: 'Text or email us a picture with something in the frame for scale. We will answer with a height, a size and what we expect to find behind it.',
  },
};
