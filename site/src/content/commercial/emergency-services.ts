/** Sample copy, cases, and testimonials within docs/behavior.md#claims: replace before launch. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 8,
  name: 'Emergency Services',
  title: 'Emergency',
  subtitle: 'Services',
  meta: { title: '24/7 Emergency Tech Service in McAllen, TX' },
  isUrgent: true,
  menu: 'Help when a system goes down, day or night.',
  card: 'When registers, phones, cameras or locks stop, a technician starts with you on the phone and then drives.',
  description:
    'Registers dead, doors unlocked, cameras dark, network down: call and a technician answers, 24/7 all year. On site in under 2 hours on average. We stop the loss first, put you back in business with what is in the van, and repair properly after that.',
  heroImage: 'commercial-emergency-services',
  heroAlt:
    'A service van after a storm, its amber beacons on, beside an open room with server racks and a work light',
  features: [
    {
      icon: 'phone',
      title: 'A technician on the line',
      description:
        'The first person you reach can read a switch log. Many calls end there, with a port reset or a cable moved.',
    },
    {
      icon: 'siren',
      title: 'Dispatch day and night',
      description:
        'Vans stand ready in the Valley with switches, modems, power supplies, locks and a ladder. We text the arrival time.',
    },
    {
      icon: 'network',
      title: 'Network and phones down',
      description:
        'Temporary cellular internet in minutes, a loaner switch or access point, and a trace of what failed.',
    },
    {
      icon: 'credit-card',
      title: 'Registers and payment',
      description:
        'Lanes brought up on the backup line first, back office second. A shop that can charge cards can wait for the rest.',
    },
    {
      icon: 'lock',
      title: 'Doors, alarms and cameras',
      description:
        'Locks that will not lock, sirens that will not stop and recorders that did: made safe before we leave.',
    },
    {
      icon: 'cloud-lightning',
      title: 'Lightning and surge',
      description:
        'Systematic tests after a strike, a written list of what died and why, and replacement in order of need.',
    },
    {
      icon: 'droplets',
      title: 'Water and flood',
      description:
        'Racks dried, drives rescued, power isolated with your electrician. We never switch on wet equipment to see what happens.',
    },
    {
      icon: 'lightbulb',
      title: 'Dark lots and signs',
      description:
        'Temporary light for entrances and parking, timers and drivers replaced, hazards taped off.',
    },
  ],
  benefits: [
    'Answered 24/7 all year, Christmas Eve and hurricane week included',
    'Response in under 2 hours on average across the cities we serve',
    'Common spares on the van, so a first visit is usually the only one',
    'We repair systems other people installed, drawings or not',
    'A one-page report with cause, photographs and serial numbers for your insurer',
    'Clients with a plan on file are triaged by what their business loses per hour',
    'Prevention afterward: the same fault should never pay us twice',
  ],
  cases: [
    {
      title: 'Strike at the bank of registers',
      description:
        'A Saturday storm took the switch and four card readers. Cellular backup carried two lanes within the hour, loaners the rest by evening; fiber to the gate now stands where copper invited the surge in.',
      image: 'story-cash-registers',
      client: 'Garden center',
      location: 'Harlingen, TX',
    },
    {
      title: 'Server closet under a burst pipe',
      description:
        'Found by a cleaner at midnight. Power cut, drives out and bagged by one-thirty, a temporary rack serving phones before the first appointment. No records were lost.',
      image: 'story-server-closet',
      client: 'Medical billing office',
      location: 'McAllen, TX',
    },
    {
      title: 'Hotel doors that forgot their guests',
      description:
        'A failed update left eighty locks reading every card as expired. We staffed the corridors with master cards, restored the controller from backup and stayed until checkout.',
      image: 'story-hotel-doors',
      client: 'Extended-stay hotel',
      location: 'South Padre Island, TX',
    },
  ],
  testimonials: [
    {
      content:
        'It was 2:40 in the morning and the man who answered asked which light was blinking. We were running again before he hung up.',
      author: 'Ofelia Rangel',
      position: 'Night manager',
      company: 'Bayside Suites',
    },
    {
      content:
        'Our own installer had gone out of business. They worked without any drawings and then made us a set.',
      author: 'Chuck Brannigan',
      position: 'Store director',
      company: 'Arroyo Garden Center',
    },
  ],
  faqs: [
    {
      question: 'How fast will you arrive?',
      answer:
        'In under 2 hours on average. Brownsville, Harlingen and the McAllen area tend to be quicker; Rio Grande City and the Island depend on road and weather, and we tell you the real time.',
    },
    {
      question: 'Do you answer on holidays?',
      answer:
        'Yes, 24/7 all year. The showroom keeps ordinary hours, but the emergency line forwards to whichever technician is on call.',
    },
    {
      question: 'What counts as an emergency?',
      answer:
        'Anything that stops sales, leaves a door open, endangers somebody or destroys equipment while it waits. If it can hold until morning we say so and save you the visit.',
    },
    {
      question: 'What should I do until you get here?',
      answer:
        'Leave wet or scorched gear off. Photograph the lights on the modem and switch, note the time, keep people away from hanging cable, and stay reachable. For fire or injury, call 911 first.',
    },
    {
      question: 'Do we have to be an existing client?',
      answer:
        'No. It is faster if you are, since we know where the rack is. Ask for a free visit beforehand and your closet, contacts and breakers go on file.',
    },
    {
      question: 'What about a hurricane?',
      answer:
        'Crews pause while winds make driving unsafe and roll when roads open, hospitals and shelters first. Remote help continues as long as there is a signal to reach you by.',
    },
  ],
  closing: {
    heading: 'Save the number before you need it',
    text: 'Put it beside the breaker panel. A short visit now, to see your closet and note what matters most, makes the worst night shorter.',
  },
};
