/** Sample copy and testimonials within docs/behavior/company.md#claims: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page = {
  order: 9,
  title: 'Networking Services',
  menu: 'Wi-Fi and wiring that reach every room.',
  footer: 'Networking',
  card: {
    description: 'Wi-Fi and cable that reach the back bedroom and the shop, block walls or not.',
    icon: 'network',
    tone: 'cool',
  },
  meta: {
    title: 'Wi-Fi and Network Installation, McAllen, TX',
    description:
      'If your Wi-Fi quits at the block wall, we’ll wire it right: 100 Mbps to 10 Gbps, designed for 99.9% uptime, in homes and offices across the Valley.',
  },
  hero: {
    description:
      'Everything else we install stands on the network. So we build it like good plumbing: out of sight, labeled, and boring.',
    image: 'networking-rack',
  },
  offer: [
    'Slow internet is rarely the provider’s fault. More often there’s one router trying to push radio waves through block walls, foil-backed insulation and a refrigerator.',
    'We measure first. Then we put cable where cable belongs and let Wi-Fi carry only the last few yards.',
    'We install links from 100 Mbps to 10 Gbps and design for 99.9% uptime, which in this climate means battery power, surge protection on each incoming line and a second way out: a cellular modem that takes over when the main line drops.',
  ],
  exhibit: { kind: 'signal' },
  drawing: 'network-rack',
  features: [
    {
      icon: 'cable',
      title: 'Structured cabling',
      at: { x: 37.5, y: 21 },
      description: 'Category 6 for most drops, every run tested, and you get the report.',
    },
    {
      icon: 'wifi',
      title: 'Wi-Fi by survey',
      at: { x: 20, y: 19 },
      description: 'Access points placed from a heat map and wired back to the rack.',
    },
    {
      icon: 'shield-check',
      title: 'Separated networks',
      at: { x: 51, y: 29 },
      description:
        'Family, work, cameras and visitors each on their own, with a firewall between them.',
    },
    {
      icon: 'battery-charging',
      title: 'Battery and failover',
      at: { x: 50, y: 79 },
      description:
        'Hours of battery where it matters, and cellular backup for card readers and calls.',
    },
    {
      icon: 'server',
      title: 'Racks you can read',
      at: { x: 75, y: 50 },
      description:
        'Color-coded cords and a printed map on the door. The next technician will thank you.',
    },
    {
      icon: 'gauge',
      title: 'Remote monitoring',
      at: { x: 55, y: 59 },
      description:
        'With your permission we spot outages from here, and a restart often needs no visit.',
    },
  ],
  process: [
    {
      title: 'Measure what’s there',
      description: 'Speed tests by cable, a signal walk and a look inside the wiring panel.',
    },
    {
      title: 'Count the devices',
      description: 'Phones, cameras, registers, irrigation. A busy home has forty or more.',
    },
    {
      title: 'Design on paper',
      image: 'story-plan-table',
      description:
        'Drops, access points and switch ports, gone over with you before we order cable.',
    },
    {
      title: 'Pull and terminate',
      image: 'story-work-patch-panel',
      description: 'Cable stays away from power lines. Both ends get the same printed number.',
    },
    {
      title: 'Configure and certify',
      description: 'Encryption on, default passwords gone, every run tested at its rated speed.',
    },
    {
      title: 'Hand over the keys',
      image: 'story-handover-closet',
      description: 'Logins in a sealed envelope. It’s your network, and you can prove it.',
    },
  ],
  testimonials: [
    {
      isSample: true,
      name: 'Jaime Escobedo',
      role: 'Radiologist working from home',
      content:
        'I read films at home from five in the morning. I used to open a study and go make coffee. It hasn’t dropped on me once mid-read.',
    },
    {
      isSample: true,
      name: 'Lori Hendricks',
      role: 'Office manager, Pharr',
      content:
        'We’d kept that closet shut for years. They took all 96 ports apart on a Saturday and I hardly slept, and then Monday came and nobody said a word.',
    },
    {
      isSample: true,
      name: 'Abelardo Nuñez',
      content:
        'Three teenagers, block walls, and I’m the one they’d holler for, right as I sat down to eat. I get my supper hot now.',
    },
  ],
  faqs: [
    {
      question: 'What speeds can you deliver?',
      answer:
        'Anything from 100 Mbps to 10 Gbps inside the building. What reaches it depends on your provider. We test that at the modem, and if the plan’s the bottleneck, we’ll show you.',
    },
    {
      question: 'What does 99.9% uptime mean in practice?',
      answer:
        'Under nine hours of downtime in a year for the part we design. Getting there takes battery power, a backup line and spare parts on the shelf, and the quote shows what each one adds.',
    },
    {
      question: 'Why not buy a mesh kit?',
      answer:
        'Mesh boxes that talk by radio spend a good part of their capacity talking to each other, and masonry makes it worse. Feed the same boxes by cable and they do fine. Sometimes that’s all we add.',
    },
    {
      question: 'How long will cabling our building take?',
      answer:
        'Residential work takes 1-3 days. An office of fifty drops is roughly a week of evenings, so nobody’s working around a ladder.',
    },
    {
      question: 'Do you replace our IT company?',
      answer:
        'No, we make their life easier. We look after cable, switches, access points and power; they look after servers, email and users. Everybody gets the same diagram.',
    },
    {
      question: 'Can you reach a barn or guest house?',
      answer:
        'Fiber in conduit is the lasting answer, and lightning doesn’t bother it. Where you can’t trench, a pair of directional radios with a clear view of each other covers several hundred feet well.',
    },
  ],
  closing: {
    heading: 'Where does your Wi-Fi quit?',
    text: 'Call and name the worst room in the house. We’ll come find out why it’s the worst and what it takes to fix it, and the visit’s free.',
  },
} satisfies ServicePage;
