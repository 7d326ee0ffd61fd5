/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page = {
  order: 7,
  title: 'Video Services',
  menu: 'Televisions, video walls and surveillance.',
  card: {
    description: 'Televisions, video walls and cameras, mounted level and wired clean.',
    icon: 'monitor-play',
    tone: 'warm',
  },
  meta: {
    title: 'TV Mounting and Video in McAllen, TX',
    description:
      'We mount TVs with the cable hidden, and install video walls and 4-8 camera systems in Valley homes and businesses. You’ll run it all from one remote.',
  },
  hero: {
    description:
      'Screens hung level at the right height, fed by cable you can’t see, with a picture that’s true and not just bright.',
    image: 'video-wall-living',
  },
  offer: [
    'Hanging a television is easy to do and easy to do badly. Over a mantel it’s usually too high, too hot and wired for a standard that has since changed.',
    'With more screens you need a plan: one rack of sources, any picture to any display and sound that stays in step with lips. We do it for a house with five televisions and a lounge with twenty.',
    'A typical surveillance system has 4-8 cameras tied into the same screens, so the front gate can pop up in a corner of the ball game.',
  ],
  exhibit: {
    kind: 'compare',
    pair: 'home-theater-room',
    before: 'Afternoon, no shades',
    caption: 'One theater, rendered twice: at two in the afternoon, and with its shades down',
  },
  features: [
    {
      icon: 'tv',
      title: 'Mounting on any wall',
      description: 'Stud, block or stone, each with an anchor rated for several times the weight.',
    },
    {
      icon: 'layout-grid',
      title: 'Video walls',
      description:
        'Panels lined up to fractions of a millimeter, color-matched and serviceable from the front.',
    },
    {
      icon: 'cable',
      title: 'Any source, any screen',
      description: 'Cable boxes, streamers and consoles in one cabinet, each sent where you ask.',
    },
    {
      icon: 'cctv',
      title: 'Surveillance on your displays',
      description:
        'Live views on a kitchen screen, and a picture in the corner when somebody rings.',
    },
    {
      icon: 'eye',
      title: 'Picture calibration',
      description: 'Most new sets are too blue. An hour with a meter brings back skin tones.',
    },
    {
      icon: 'wrench',
      title: 'Concealed wiring',
      description: 'In-wall rated cable and a recessed outlet set by a licensed electrician.',
    },
  ],
  process: [
    {
      title: 'Survey',
      image: 'story-plan-photo',
      description:
        'Wall type, sightlines, reflections and power at each spot, photographed and noted.',
    },
    {
      title: 'Choose the display',
      description: 'We size it by where you sit. Buy it from us or bring yours.',
    },
    {
      title: 'Wire',
      description: 'Certified HDMI for short runs, network cable or active optical for long ones.',
    },
    {
      title: 'Mount and dress',
      image: 'story-phone-store',
      description: 'Two people, a laser line and a torque driver. Cables combed, labeled and tied.',
    },
    {
      title: 'Program and prove',
      image: 'story-handover-remote',
      description: 'We press each button in front of you and name each camera your way.',
    },
  ],
  testimonials: [
    {
      isSample: true,
      name: 'Vanessa Treviño',
      role: 'Homeowner, Bentsen Palm',
      content:
        'Our fireplace is solid block with my dad’s stone on it. Two outfits wouldn’t touch it. These fellas cored it in a morning and didn’t chip a thing.',
    },
    {
      isSample: true,
      name: 'Eric Montemayor',
      role: 'Lounge owner',
      content:
        'We lost a panel the week of a fight, every table sold. They swapped it from the front before we opened. I didn’t even move the bottles.',
    },
    {
      isSample: true,
      name: 'Ruth Ann Deleon',
      content:
        'I don’t carry a phone around my own house, never have. When a car pulls in now, it’s right there in the corner of my program. Usually the propane man.',
    },
  ],
  faqs: [
    {
      question: 'How high should a television hang?',
      answer:
        'The middle of the picture near seated eye level, about 42 inches from the floor for most sofas. Over a mantel, a pull-down mount brings it there when you watch and puts it back up when you don’t.',
    },
    {
      question: 'How many surveillance cameras do you usually install?',
      answer:
        'Homes on the video side typically use 4-8 cameras, since folks often want indoor common areas, the pool and the driveway on screen too. Shops and warehouses we count aisle by aisle.',
    },
    {
      question: 'Can one cable box feed several televisions?',
      answer:
        'Yes. With a distribution system any screen can pick any source, so a house with six sets may need only two boxes, and you rent only those two.',
    },
    {
      question: 'Is a fireplace too hot for a screen?',
      answer:
        'Gas inserts can push the wall above them past what a panel can take. We put a thermometer up there with the fire on for half an hour; a mantel shelf or a recess solves most cases.',
    },
    {
      question: 'How long does mounting take?',
      answer:
        'One screen with hidden cable is about half a day in drywall and a full day in masonry. Multi-screen residential work falls within 1-3 days.',
    },
  ],
  closing: {
    heading: 'Show us the wall',
    text: 'Call, and we’ll come see what it’s made of and how far back you sit. You’ll get a height, a size and a price, and the visit’s free.',
  },
} satisfies ServicePage;
