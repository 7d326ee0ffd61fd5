/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/families.ts';

export const page: ServicePage = {
  order: 4,
  title: 'Security Systems',
  menu: 'Cameras, locks and alarms placed with care.',
  footer: 'Security',
  card: {
    description:
      'Cameras, locks and alarms placed for the way your property is really approached, and easy to live with.',
    icon: 'shield-check',
    tone: 'cool',
  },
  meta: {
    title: 'Security Cameras and Alarms in McAllen, TX',
    description:
      'Cameras, locks, sensors and gate entry for Rio Grande Valley homes and shops, recorded on site and tuned to ignore cats, palms and passing headlights.',
  },
  hero: {
    description:
      'One glance should tell you who came to the door, that the gate closed and that nothing else happened.',
    image: 'security-entry',
  },
  offer: [
    'We plan from the outside in. First light, because a lit side yard discourages more than a lens does. Then doors and windows, the ones a person would really try. Cameras come third, each with a question to answer: whose face, which plate, what time.',
    'For a typical home that means 4-6 cameras: front door, driveway, both sides, back yard and perhaps an alley or a canal bank. They run on a single network cable that carries power, so there are no batteries to climb for, and they record to a drive in your closet with weeks of history and no monthly bill for your own footage.',
    'The last tenth of the job decides whether you keep using it. We draw the zones, teach the system to tell a person from a grackle, shield lenses from headlights and set quiet hours. An alert should be rare enough that you look.',
  ],
  features: [
    {
      icon: 'cctv',
      title: 'Cameras with a purpose',
      description:
        'Lens and height worked out per view, so a face at the gate fills enough pixels to be recognized, not just seen.',
    },
    {
      icon: 'bell',
      title: 'Video doorbell and intercom',
      description:
        'Answer from the patio, the office or another state. Wired to a chime everyone can hear over a ball game.',
    },
    {
      icon: 'key-round',
      title: 'Keyless entry',
      description:
        'Personal codes with hours and an end date, a log of who used which, and a metal key that still turns.',
    },
    {
      icon: 'door-open',
      title: 'Doors, glass and motion',
      description:
        'Contacts hidden in the frame, glass sensors set for tempered panes, and motion detectors that overlook a Labrador.',
    },
    {
      icon: 'hard-drive',
      title: 'Recording you own',
      description:
        'A recorder sized for the days you want to keep, locked away, on battery backup, with copies of key events off site if you choose.',
    },
    {
      icon: 'fence',
      title: 'Gates and long driveways',
      description:
        'Entry stations, exit loops and cameras at the road, linked by buried cable, fiber or a point-to-point radio across the lot.',
    },
  ],
  process: {
    image: 'story-six-rentals',
    steps: [
      {
        title: 'Walk the line',
        description:
          'Around the house in daylight and again after dark, trying handles and looking for the blind corner.',
      },
      {
        title: 'Mark up a map',
        description:
          'Camera cones, sensor points and lights on a satellite view of your property, with what each one is for.',
      },
      {
        title: 'Pull protected cable',
        description:
          'Outdoor-rated Cat6 through attic and soffit, a surge arrester at every run that leaves the building.',
      },
      {
        title: 'Aim and test at night',
        description:
          'Infrared bounces off white soffits and spider webs. We fix that with the ladder still there.',
      },
      {
        title: 'Tune the alerts',
        description:
          'One week of real traffic, then a second visit to trim zones, schedules and who gets which message.',
      },
    ],
  },
  testimonials: [
    {
      name: 'Hector Solis',
      role: 'Homeowner, Palmhurst',
      content:
        'My old system sent two hundred alerts a night, all of them moths. This one sent four last month and every one was worth reading.',
    },
    {
      name: 'Janet Breckenridge',
      role: 'Homeowner, Rio Hondo',
      content:
        'They moved the camera I wanted over the garage and showed me why. At my height you saw hats. At theirs you see faces.',
    },
    {
      name: 'Oscar and Dalia Peña',
      content:
        'The codes alone paid for themselves in peace. The yard crew has theirs, our son has his, and none of us hides a key under the pot anymore.',
    },
  ],
  faqs: [
    {
      question: 'How many cameras do I need?',
      answer:
        'Typical homes are covered well by 4-6 cameras. Corner lots, pools and outbuildings add one each. If a quote says sixteen, ask what each of them will see.',
    },
    {
      question: 'Do the cameras work when the power fails?',
      answer:
        'Recorder, switch and cameras share a battery that carries them through most Valley outages. A cellular backup can keep alerts flowing when the cable company is down too.',
    },
    {
      question: 'Is there a monthly fee?',
      answer:
        'None for viewing or storing your own video. Professional alarm monitoring is a separate agreement with a monitoring company, and plenty of clients do without it.',
    },
    {
      question: 'Will my homeowners association object?',
      answer:
        'Associations mostly care about what shows from the street and whether a lens looks into the house next door. We use small, paint-matched housings, mask neighboring windows in the picture and give you a sheet for the committee.',
    },
    {
      question: 'Wired or wireless?',
      answer:
        'Wired wherever a cable can reach, which in a house with an attic is nearly everywhere. Battery cameras are useful for a barn or a rental; they miss the first second, and that is often the second you need.',
    },
    {
      question: 'How soon can it be working?',
      answer:
        'Most houses are finished in a day or two. Gates, trenching and detached buildings stretch that, since the conduit has to be in the ground before the concrete is patched.',
    },
  ],
  closing: {
    heading: 'Have us walk the property',
    text: 'Half an hour around the house tells you where you are exposed. Keep the marked-up map even if you hire nobody.',
  },
};
