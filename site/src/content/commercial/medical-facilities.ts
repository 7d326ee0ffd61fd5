/** Sample copy, case studies and testimonials included: replace before launch. Describes placement, makes no legal claim. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 5,
  title: 'Medical Facilities',
  subtitle: 'Technology Solutions',
  meta: { title: 'Medical Office Technology in McAllen, TX' },
  menu: 'Calm rooms and careful wiring.',
  card: 'Speech privacy at the desk, quiet paging, screens angled away from visitors, cable above clean ceilings.',
  description:
    'Networks, speech privacy, paging, displays and door access for clinics and dental offices. We work around your appointments and keep the dust in.',
  heroImage: 'commercial-medical-facilities',
  heroAlt:
    'A clinic reception in mint and white, a lit cross and a ticket screen behind its desk, chairs along the window',
  featuresImage: 'commercial-medical-desk',
  features: [
    {
      icon: 'audio-lines',
      title: 'Speech privacy',
      at: { x: 62.8, y: 54 },
      description: 'Soft background sound, so a name and a diagnosis don’t carry to the chairs.',
    },
    {
      icon: 'monitor',
      title: 'Screens turned the right way',
      at: { x: 31.5, y: 51.5 },
      description: 'Charts kept out of a visitor’s sight. We check from every waiting-room chair.',
    },
    {
      icon: 'network',
      title: 'Segmented network',
      at: { x: 53.5, y: 52 },
      description: 'Clinical devices, front office, guests and building systems each on their own.',
    },
    {
      icon: 'bell',
      title: 'Call and paging',
      at: { x: 66, y: 33 },
      description: 'Silent pages to a badge or phone. The overhead page is for what’s urgent.',
    },
    {
      icon: 'key-round',
      title: 'Controlled doors',
      at: { x: 69.5, y: 43.5 },
      description:
        'Medication rooms and staff doors on schedules, while every exit still opens freely.',
    },
    {
      icon: 'lightbulb',
      title: 'Exam and waiting light',
      at: { x: 60, y: 11.5 },
      description:
        'True color for exams, softer light for waiting. A licensed electrician wires both.',
    },
    {
      icon: 'cctv',
      title: 'Cameras where they belong',
      description: 'Entrances, parking and pharmacy counters, and none in treatment areas.',
    },
    {
      icon: 'tv',
      title: 'Calm waiting rooms',
      at: { x: 54.5, y: 36.5 },
      description:
        'Captioned programs, ticket numbers instead of names, and sound low enough to rest.',
    },
    {
      icon: 'battery-charging',
      title: 'Power continuity',
      description:
        'Batteries carry vaccine-fridge alarms, phones and network until the generator takes over.',
    },
  ],
  benefits: [
    'What’s said at check-in is hard to overhear from the chairs',
    'Imaging links tested at full speed, so nobody’s waiting on a file',
    'Sealed devices and smooth plates that can take hospital wipes',
    'Ceiling work behind plastic with a vacuum running, cleaned before the first appointment',
    'One drawing the landlord, the IT firm and the equipment vendor can all use',
    'Fewer overhead announcements, and calmer people on both sides of the desk',
  ],
  cases: [
    {
      isSample: true,
      title: 'A dental office without eavesdropping',
      description:
        'Open operatories, hard floors and thin partitions. With masking over the hygiene bays and two absorbing ceilings, the hygienist can ask about medication in a normal voice.',
      image: 'story-dental-office',
      client: 'Dental practice',
      location: 'Mission, TX',
    },
    {
      isSample: true,
      title: 'Imaging across the parking lot',
      description:
        'The scanner was in the new wing and its readers in the old one. A buried fiber pair with a spare path took over from couriers carrying discs.',
      image: 'story-imaging-center',
      client: 'Imaging center',
      location: 'Edinburg, TX',
    },
    {
      isSample: true,
      title: 'Rural clinic that stays reachable',
      description:
        'Long outages had cost them a refrigerator of vaccines. Now battery, cellular link and temperature alarm call three people in turn, and the phones ring right through a storm.',
      image: 'story-rural-clinic',
      client: 'Community clinic',
      location: 'Rio Grande City, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'They asked if they could sit in my waiting room. Then one says, ma’am, I can read your schedule from here. Two monitors moved that day.',
      author: 'Noemi Castañeda',
      position: 'Practice administrator',
      company: 'a clinic in Rio Grande City',
    },
    {
      isSample: true,
      content:
        'They hung plastic at night and were gone by six. My assistants are particular about how they lay out their trays, and nobody’d moved a thing.',
      author: 'Dr. Paul Everhart',
      position: 'Dentist',
      company: 'a practice in Mission',
    },
  ],
  faqs: [
    {
      question: 'Do you certify us for privacy rules?',
      answer:
        'Nobody can do that with a cable. We place screens, speakers, cameras and network segments with privacy in mind and give you drawings; your compliance officer decides what your policies call for.',
    },
    {
      question: 'Do you see patient data?',
      answer:
        'Our work ends at the port. Your staff log in themselves during tests, we ask for screens to be locked, and if your practice needs an agreement signed, we settle that before we begin.',
    },
    {
      question: 'Can work be done without canceling appointments?',
      answer:
        'Evenings, early mornings and Saturdays cover nearly everything. For ceiling work we seal off one room at a time and run a filtered fan until it’s clean.',
    },
    {
      question: 'What helps most with privacy at the front desk?',
      answer:
        'In order: distance between the window and the first chair, something soft above it, masking in the waiting area, and a monitor filter. The filter costs least and it’s the one most often missing.',
    },
    {
      question: 'Can you connect devices from our equipment vendor?',
      answer:
        'We give the vendor the port, speed, address range and power it calls for, and stay on the phone while they set it up. Changes to their settings are theirs to make.',
    },
    {
      question: 'How is the vaccine refrigerator monitored?',
      answer:
        'A buffered probe reports each minute over a battery-backed link. If it’s out of range, it calls down your list until somebody answers.',
    },
  ],
  closing: {
    heading: 'We’d like to sit in your waiting room',
    text: 'Call us, and we’ll come for a quiet fifteen minutes. We’ll find out what patients can overhear and what they can read, and what we find is yours either way.',
  },
} satisfies AreaPage;
