/** Sample copy, case studies and testimonials included: replace before launch. Describes placement, makes no legal claim. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 5,
  title: 'Medical Facilities',
  subtitle: 'Technology Solutions',
  meta: { title: 'Medical Office Technology in McAllen, TX' },
  menu: 'Calm rooms and careful wiring.',
  card: 'Speech privacy at the desk, nurse-friendly paging, screens angled away from visitors, cable above clean ceilings.',
  description:
    'Networks, speech privacy, paging, displays and access for clinics and dental offices, placed with patients’ privacy and clean surfaces in mind. We work around appointment hours, keep dust contained and coordinate with the people who own your records system.',
  heroImage: 'commercial-medical-facilities',
  heroAlt:
    'A calm clinic reception with a curved desk before a wall of oak that is lit from its edge',
  features: [
    {
      icon: 'audio-lines',
      title: 'Speech privacy',
      description:
        'Masking in corridors and waiting areas so a name, a date and a diagnosis do not carry from the window to the chairs.',
    },
    {
      icon: 'monitor',
      title: 'Screens turned the right way',
      description:
        'Arms, filters and desk layouts that keep charts out of a visitor’s sightline. We sit in every waiting-room chair to check.',
    },
    {
      icon: 'network',
      title: 'Segmented network',
      description:
        'Clinical devices, front office, guests and building systems each on their own segment, documented for your IT and imaging vendors.',
    },
    {
      icon: 'bell',
      title: 'Call and paging',
      description:
        'Room-status lights, silent pages to a badge or phone with overhead pages kept for what is truly urgent.',
    },
    {
      icon: 'key-round',
      title: 'Controlled doors',
      description:
        'Medication rooms, server closets and staff entries on schedules with a log, while every exit opens freely.',
    },
    {
      icon: 'lightbulb',
      title: 'Exam and waiting light',
      description:
        'Exam rooms at 4000 K with high color rendering for skin and tissue; softer 3000 K where people wait and worry.',
    },
    {
      icon: 'cctv',
      title: 'Cameras where they belong',
      description:
        'Entrances, parking and pharmacy counters. Never in treatment areas, and framed so monitors cannot be read.',
    },
    {
      icon: 'tv',
      title: 'Calm waiting rooms',
      description:
        'Captioned health content or a slow landscape, queue numbers instead of names, sound low enough to rest.',
    },
    {
      icon: 'battery-charging',
      title: 'Power continuity',
      description:
        'Battery for vaccine-fridge alarms, phones and network until the generator carries the load, tested every quarter.',
    },
  ],
  benefits: [
    'Conversations at check-in stay between two people',
    'Imaging moves over links tested at full speed, so the next patient is not waiting on a file',
    'Sealed devices and smooth plates that tolerate hospital wipes',
    'Ceiling work with containment and a vacuum, cleaned before the first appointment',
    'Fridge, door and power alerts that find a person on the weekend',
    'A single drawing that satisfies the landlord, the IT firm and the equipment vendor',
    'Fewer overhead announcements and steadier nerves all around',
  ],
  cases: [
    {
      title: 'A dental office without eavesdropping',
      description:
        'Open operatories, hard floors and thin partitions. Masking over the hygiene bays and two absorbing ceilings let the hygienist ask about medication in a normal voice.',
      image: 'story-dental-office',
      client: 'Dental practice',
      location: 'Mission, TX',
    },
    {
      title: 'Imaging across the parking lot',
      description:
        'The scanner stood in a new wing, its readers in the old one. A buried fiber pair with a spare path replaced couriers carrying discs.',
      image: 'story-imaging-center',
      client: 'Imaging center',
      location: 'Edinburg, TX',
    },
    {
      title: 'Rural clinic that stays reachable',
      description:
        'Long outages had cost a refrigerator of vaccines. Now battery, cellular link and temperature alarm call three people in turn, and the phones ring through a storm.',
      image: 'story-rural-clinic',
      client: 'Community clinic',
      location: 'Rio Grande City, TX',
    },
  ],
  testimonials: [
    {
      content:
        'They asked to sit where patients sit. Nobody selling us equipment had done that. Two monitors moved the same day.',
      author: 'Noemi Castañeda',
      position: 'Practice administrator',
      company: 'Las Palmas Family Clinic',
    },
    {
      content:
        'Plastic up, filter running, done by six in the morning. My assistants found the operatories exactly as they had set them.',
      author: 'Dr. Paul Everhart',
      position: 'Dentist',
      company: 'Anzalduas Dental',
    },
  ],
  faqs: [
    {
      question: 'Do you certify us for privacy rules?',
      answer:
        'No one can do that with a cable. We place screens, speakers, cameras and network segments with privacy in mind and give you drawings; your compliance officer decides what your policies require.',
    },
    {
      question: 'Do you see patient data?',
      answer:
        'Our work ends at the port. Staff log in themselves during tests, we ask for screens to be locked, and any agreement your practice needs is signed before we begin.',
    },
    {
      question: 'Can work be done without canceling appointments?',
      answer:
        'Evenings, early mornings and Saturdays cover nearly everything. For ceiling work we isolate one room at a time and run a filtered fan until it is clean.',
    },
    {
      question: 'What helps most with privacy at the front desk?',
      answer:
        'In order: distance between the window and the first chair, absorption above it, masking in the waiting area, and a monitor filter. The monitor filter costs least and is often missing.',
    },
    {
      question: 'Can you connect devices from our equipment vendor?',
      answer:
        'We give the vendor the port, speed, address range and power it specifies, and stay on the call while they set it up. Changes to their settings are theirs to make.',
    },
    {
      question: 'How is the vaccine refrigerator monitored?',
      answer:
        'A buffered probe reports each minute over a battery-backed link. Outside the range it calls down your list until somebody acknowledges.',
    },
  ],
  closing: {
    heading: 'Let us sit in your waiting room',
    text: 'Fifteen quiet minutes tell us what patients overhear and what they can read. The findings are yours either way.',
  },
};
