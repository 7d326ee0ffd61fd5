/** Sample copy within docs/behavior.md#claims: replace before launch. */
import { company } from '../company.ts';
import type { AreaOverview } from '../schema/pages.ts';

export const overview: AreaOverview = {
  meta: {
    title: 'Commercial AV and Networks in McAllen, TX',
    description:
      'Audio, video, lighting, networks, signs and security for Rio Grande Valley businesses, planned around your business hours and supported afterward.',
  },
  hero: {
    heading: 'Commercial Technology Solutions',
    tagline:
      'Doors open at ten whether the system is ready or not. We install around your hours, train the shift that uses it and stay reachable after you close.',
    image: 'story-island-terrace',
    actions: [
      { label: 'Schedule a Consultation', href: '/contact' },
      { label: 'Explore Services', href: '/services' },
    ],
  },
  services: {
    heading: 'Where we work',
    lead: '{Commercial count} kinds of work, each with its own idea of what must never fail.',
    linkLabel: 'Learn more',
  },
  reasons: {
    heading: `Why Choose ${company.name}`,
    lead: 'Ask our clients what happens after the invoice.',
    cards: [
      {
        icon: 'hard-hat',
        title: 'Expertise & Experience',
        description: `Since ${company.founded} we have pulled cable in tilt-wall warehouses, downtown brick and strip centers along the expressway. The lessons travel with the crew.`,
      },
      {
        icon: 'ruler',
        title: 'Custom Solutions',
        description:
          'No packages. We count your seats, doors, registers and square feet, and leave out whatever will not earn its keep.',
      },
      {
        icon: 'phone',
        title: 'Ongoing Support',
        description:
          'Remote checks, spare parts we agree on, scheduled cleanings and a number that reaches somebody who knows your system.',
      },
      {
        icon: 'refresh-cw',
        title: 'Latest Technology',
        description:
          'New gear is tried in our own showroom first. You get current models with years of updates ahead, never a prototype.',
      },
    ],
  },
  closing: {
    heading: 'Plan it around your hours',
    text: 'Tell us when you open, what must stay running and what broke last. We do the survey before you open or after you close, whichever works for you.',
    actions: [{ label: 'Get a Free Quote', href: '/contact' }],
  },
};
