/** Sample copy and testimonials within docs/behavior.md#claims: replace before launch. */
import type { ServicePage } from '../schema/families.ts';

export const page: ServicePage = {
  order: 9,
  title: 'Networking Services',
  menu: 'Wi-Fi and wiring that reach every room.',
  footer: 'Networking',
  card: {
    description:
      'Wired and wireless networks that reach the back bedroom, the patio and the shop, block walls or not.',
    icon: 'network',
    tone: 'cool',
  },
  meta: {
    title: 'Wi-Fi and Network Installation, McAllen, TX',
    description:
      'Structured cabling, Wi-Fi and network racks in the Rio Grande Valley: 100 Mbps to 10 Gbps, designed for 99.9% uptime, documented port by port.',
  },
  hero: {
    description:
      'Everything else we install stands on the network. So we build it like plumbing: out of sight, labeled, and boring.',
    image: 'networking-rack',
  },
  offer: [
    'Slow internet is rarely the provider’s fault. More often one router is trying to push radio waves through block walls, foil-backed insulation and a refrigerator. We measure first: speed at the modem, signal in each room, interference from every neighbor. Then we put cable where cable belongs and let Wi-Fi carry only the last few yards.',
    'A good network also keeps things apart. Phones and laptops on one, cameras and thermostats on another, visitors on a third that sees the internet and nothing else. A guest’s infected tablet or a bargain light bulb then has no path to your files.',
    'We install links from 100 Mbps to 10 Gbps and design for 99.9% uptime, which in this climate means battery power, surge protection on each incoming line and a second way out: a cellular modem that takes over in seconds when the main line drops.',
  ],
  features: [
    {
      icon: 'cable',
      title: 'Structured cabling',
      description:
        'Category 6 for most drops and 6A where ten gigabit or long power runs call for it, tested and printed on a report.',
    },
    {
      icon: 'wifi',
      title: 'Wi-Fi by survey',
      description:
        'Access points placed from a heat map, wired back to the rack, on channels chosen after listening to the street.',
    },
    {
      icon: 'shield-check',
      title: 'Separated networks',
      description:
        'Virtual networks for family, work, cameras and visitors, with a firewall between them and rules you can read.',
    },
    {
      icon: 'battery-charging',
      title: 'Battery and failover',
      description:
        'Runtime sized in hours where it matters, a clean shutdown where it does not, and cellular backup for card readers and calls.',
    },
    {
      icon: 'server',
      title: 'Racks you can read',
      description:
        'Patch panels, color-coded cords, vertical managers, a printed map on the door. The next technician will thank you.',
    },
    {
      icon: 'gauge',
      title: 'Remote monitoring',
      description:
        'With your permission we see outages, heat and failing ports before you notice, and restart most of them without a visit.',
    },
  ],
  process: {
    image: 'story-friday-bar',
    steps: [
      {
        title: 'Measure what is there',
        description:
          'Speed tests by cable, a signal walk with a spectrum analyzer and a look inside the wiring panel.',
      },
      {
        title: 'Count the devices',
        description:
          'Phones, televisions, cameras, registers, irrigation. A busy home has forty or more, and each one needs an address and a place on the plan.',
      },
      {
        title: 'Design on paper',
        description:
          'Drops, access points, switch ports, power budget and address plan, reviewed with you before cable is ordered.',
      },
      {
        title: 'Pull and terminate',
        description:
          'Away from power lines, supported every few feet, bends kept gentle. Both ends carry the same printed number.',
      },
      {
        title: 'Configure and certify',
        description:
          'Encryption on, default passwords gone, firmware current, every run tested at its rated speed.',
      },
      {
        title: 'Hand over the keys',
        description:
          'Logins in a sealed envelope, a diagram, the test results. The network is yours and you can prove it.',
      },
    ],
  },
  testimonials: [
    {
      name: 'Jaime Escobedo',
      role: 'Radiologist working from home',
      content:
        'I open studies of several gigabytes in my back office. The link tests at full speed both ways and it has not dropped during a reading once.',
    },
    {
      name: 'Lori Hendricks',
      role: 'Office manager, Pharr',
      content:
        'The old closet looked like spaghetti and nobody would touch it. They relabeled all 96 ports over a weekend and Monday was ordinary.',
    },
    {
      name: 'Abelardo Nuñez',
      content:
        'Three teenagers, block walls, one happy household. I stopped being the person who restarts the router.',
    },
  ],
  faqs: [
    {
      question: 'What speeds can you deliver?',
      answer:
        'Anything from 100 Mbps to 10 Gbps inside the building. What reaches it depends on your provider; we test that at the modem and tell you honestly if the plan is the bottleneck.',
    },
    {
      question: 'What does 99.9% uptime mean in practice?',
      answer:
        'Under nine hours of downtime in a year for the part we design. Reaching it takes battery power, a backup line and spare parts on the shelf, and the quote shows what each contributes.',
    },
    {
      question: 'Why not buy a mesh kit?',
      answer:
        'Mesh boxes that talk by radio spend half their capacity talking to each other, and masonry makes it worse. The same boxes fed by cable perform well, and sometimes that is all we add.',
    },
    {
      question: 'How long will cabling our building take?',
      answer:
        'Residential work takes 1-3 days. An office of fifty drops is roughly a week of evenings, so nobody works around a ladder.',
    },
    {
      question: 'Do you replace our IT company?',
      answer:
        'No, we make their life easier. We look after cable, switches, access points and power; they look after servers, mail and users. Everyone gets the same diagram.',
    },
    {
      question: 'Can you reach a barn or guest house?',
      answer:
        'Fiber in conduit is the lasting answer and ignores lightning. Where a trench is impossible, a pair of directional radios with line of sight covers several hundred feet well.',
    },
  ],
  closing: {
    heading: 'Run one speed test',
    text: 'Do it beside the router and again in the worst room. Send us both numbers and we will explain the difference.',
  },
};
