/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page = {
  order: 4,
  title: 'Security Systems',
  menu: 'Cameras, locks and alarms placed with care.',
  footer: 'Security',
  card: {
    description: 'Cameras, locks and alarms placed for the way people really approach.',
    icon: 'shield-check',
    tone: 'cool',
  },
  meta: {
    title: 'Security Cameras and Alarms in McAllen, TX',
    description:
      'We install cameras, locks, sensors and gate entry for Rio Grande Valley homes and shops. You own the recordings, and there’s no fee to watch them.',
  },
  hero: {
    description:
      'One glance should tell you who came to the door, that the gate closed and that nothing else happened.',
    image: 'security-entry',
  },
  offer: [
    'We plan from the outside in. Light comes first, since a lit side yard discourages more than a lens does. Then doors and windows, the ones somebody would really try. Cameras come third.',
    'For a typical home that means 4-6 cameras: front door, driveway, both sides, back yard and maybe an alley. They record to a drive in your closet, so you get weeks of history and no monthly bill for your own footage.',
    'We teach the system to tell a person from a grackle. When it buzzes, it should be worth getting up for.',
  ],
  exhibit: {
    kind: 'compare',
    pair: 'landscape-lighting',
    before: 'Eave floodlights',
    caption: 'One front yard, rendered twice',
  },
  featuresImage: 'security-entry',
  drawing: 'camera-view',
  features: [
    {
      icon: 'cctv',
      title: 'Cameras with a purpose',
      at: { x: 66, y: 17 },
      description: 'Lens and height chosen for each view, so you recognize the face at the gate.',
    },
    {
      icon: 'bell',
      title: 'Video doorbell and intercom',
      at: { x: 57, y: 59 },
      description: 'Answer from the patio, the office or another state.',
    },
    {
      icon: 'key-round',
      title: 'Keyless entry',
      at: { x: 42, y: 60 },
      description: 'Personal codes with hours and an end date, and a metal key that still turns.',
    },
    {
      icon: 'door-open',
      title: 'Doors, glass and motion',
      at: { x: 49.7, y: 45 },
      description: 'Contacts hidden in the frame, and motion detectors that let the Labrador be.',
    },
    {
      icon: 'hard-drive',
      title: 'Recording you own',
      at: { x: 79, y: 22 },
      description: 'A recorder sized for the days you want to keep, locked away on battery backup.',
    },
    {
      icon: 'fence',
      title: 'Gates and long driveways',
      at: { x: 70, y: 92 },
      description:
        'Entry stations and cameras at the road, linked by buried cable, fiber or radio.',
    },
  ],
  process: [
    {
      title: 'Walk the line',
      description:
        'Around the house by daylight and again after dark, looking for the blind corner.',
    },
    {
      title: 'Mark up a map',
      image: 'story-plan-yard',
      description: 'Cameras, sensors and lights on a satellite picture, with what each one is for.',
    },
    {
      title: 'Pull protected cable',
      description:
        'Outdoor-rated cable, and a surge arrester on every run that leaves the building.',
    },
    {
      title: 'Aim and test at night',
      image: 'story-work-eave',
      description: 'Infrared bounces off spider webs. We fix that while the ladder’s still up.',
    },
    {
      title: 'Tune the alerts',
      description: 'After a week of real comings and goings, we return to trim the alerts.',
    },
  ],
  testimonials: [
    {
      isSample: true,
      name: 'Hector Solis',
      role: 'Homeowner, Palmhurst',
      content:
        'Two hundred alerts a night, the old one. Moths! I’d quit looking. This one’s sent me four in a month, and one was my brother-in-law borrowing the mower.',
    },
    {
      isSample: true,
      name: 'Janet Breckenridge',
      role: 'Homeowner, Rio Hondo',
      content:
        'I’d have put it over the garage. The young man climbed up and showed me what I’d get, which was hats. He put it lower, and now I see faces.',
    },
    {
      isSample: true,
      name: 'Oscar and Dalia Peña',
      content:
        'The yard crew’s got a code, our son’s got one, and my sister’s quits after Easter. No more key under the pot. Everybody in the family knew about that pot.',
    },
  ],
  faqs: [
    {
      question: 'How many cameras do I need?',
      answer:
        'Typical homes are covered well by 4-6 cameras. Corner lots, pools and outbuildings add one each. If a quote says sixteen, ask what each of them is going to see.',
    },
    {
      question: 'Do the cameras work when the power fails?',
      answer:
        'Recorder, switch and cameras share a battery that carries them through most Valley outages. A cellular backup can keep alerts coming when the cable company’s down too.',
    },
    {
      question: 'Is there a monthly fee?',
      answer:
        'None for watching or storing your own video. Professional alarm monitoring is a separate agreement with a monitoring company, and plenty of our clients do without it.',
    },
    {
      question: 'Will my homeowners association object?',
      answer:
        'Mostly they care about what shows from the street and whether a lens looks into the house next door. We use small, paint-matched housings, mask the neighbor’s windows in the picture and give you a sheet for the committee.',
    },
    {
      question: 'Wired or wireless?',
      answer:
        'Wired wherever a cable can reach, which in a house with an attic is nearly everywhere. Battery cameras are handy for a barn or a rental, but they miss the first second, and that’s often the one you need.',
    },
    {
      question: 'How soon can it be working?',
      answer:
        'Most houses are done in a day or two. Gates, trenching and detached buildings stretch that, since the conduit has to be in the ground before the concrete’s patched.',
    },
  ],
  closing: {
    heading: 'Have us walk the property',
    text: 'Call and we’ll walk it with you. You’ll see where you’re exposed, and the marked-up map is yours even if you hire nobody.',
    ask: 'call',
  },
} satisfies ServicePage;
