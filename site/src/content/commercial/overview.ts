/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import { company } from '../company.ts';
import type { AreaOverview } from '../schema/pages.ts';

export const overview = {
  meta: {
    title: 'Commercial AV and Networks in McAllen, TX',
    description:
      'We plan audio, video, lighting, networks and security for Rio Grande Valley businesses around the hours you’re open, and we’re still here afterward.',
  },
  hero: {
    heading: 'Commercial Technology Solutions',
    tagline:
      'Your doors open at ten whether the system’s ready or not. We install around your hours, show every shift how it runs and pick up the phone after you’ve paid.',
    image: 'story-island-terrace',
    actions: [
      { label: 'Schedule a Consultation', href: '/contact' },
      { label: 'Explore Services', href: '/services' },
    ],
  },
  services: {
    heading: 'Where we work',
    lead: '{Commercial count} kinds of work, and each one has something that can’t go down.',
    linkLabel: 'Learn more',
  },
  exhibit: {
    kind: 'compare',
    pair: 'story-glass-boardroom',
    before: 'Panels and sun',
    caption: 'A glass boardroom, before and after somebody thought about its light',
  },
  reasons: {
    heading: `Why Choose ${company.name}`,
    lead: 'A year after the job, we still pick up the phone. Ask our clients.',
    cards: [
      {
        icon: 'hard-hat',
        title: 'Expertise & Experience',
        description: `Since ${company.founded} we’ve pulled cable in warehouses, downtown brick and strip centers.`,
      },
      {
        icon: 'ruler',
        title: 'Custom Solutions',
        description:
          'We count your seats, doors and registers, and leave out whatever you won’t use.',
      },
      {
        icon: 'phone',
        title: 'Ongoing Support',
        description: 'Remote checks, spare parts we agree on, and your drawings on file here.',
      },
      {
        icon: 'refresh-cw',
        title: 'Latest Technology',
        description: 'We try new gear in our own showroom first, and don’t practice on you.',
      },
    ],
  },
  closing: {
    heading: 'Plan it around your hours',
    text: 'Call and we’ll set a time. We do the survey before you open or after you close, and we start with whatever broke last.',
    actions: [{ label: 'Get a Free Quote', href: '/contact' }],
  },
} satisfies AreaOverview;
