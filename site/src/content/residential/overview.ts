/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import type { AreaOverview } from '../schema/pages.ts';

export const overview = {
  meta: {
    title: 'Home Technology in the Rio Grande Valley',
    description:
      'New build, lived-in house or second home: one local crew puts in the light, sound, security and Wi-Fi it’s missing, across the Rio Grande Valley.',
  },
  hero: {
    heading: 'Residential Technology Solutions',
    tagline:
      'A framed house, a finished one and a place you see twice a year don’t need the same thing. We work on all three.',
    image: 'outdoor-entertainment-patio',
    actions: [
      { label: 'Request a Consultation', href: '/contact' },
      { label: 'View All Services', href: '/services' },
    ],
  },
  services: {
    heading: 'Our Residential Services',
    lead: 'The stage your house is at matters more than its size.',
    linkLabel: 'Learn more',
  },
  exhibit: {
    kind: 'compare',
    pair: 'lighting-design-living',
    before: 'Fan light and downlights',
    caption: 'A living room after dark, with its old ceiling lights and with ours',
  },
  reasons: {
    heading: 'Why Choose Our Residential Solutions',
    lead: 'Six habits you can hold us to.',
    cards: [
      {
        icon: 'house',
        title: 'Made for the house you have',
        description:
          'A 1960s block ranch and a new two-story need different radios and different patience.',
      },
      {
        icon: 'users',
        title: 'Made for the people in it',
        description:
          'Grandparents, toddlers, night-shift nurses: controls within reach, in words everybody uses.',
      },
      {
        icon: 'cloud-lightning',
        title: 'Built for our weather',
        description: 'Surge protection in layers, sealed connections, racks away from attic heat.',
      },
      {
        icon: 'eye',
        title: 'Little to look at',
        description: 'One keypad where there were four switches, and cable where nobody sees it.',
      },
      {
        icon: 'file-text',
        title: 'Written down',
        description: 'Every wire labeled, every password in your hands, a diagram in the cabinet.',
      },
      {
        icon: 'phone',
        title: 'Someone to call',
        description: 'We keep your plan on file, so we know which closet you mean when you call.',
      },
    ],
  },
  closing: {
    heading: 'Let’s take a look at the house',
    text: 'Call and we’ll come walk through it with you. You’ll hear what’s worth doing this year, what can wait for the remodel and what we’d leave exactly as it is.',
    actions: [
      { label: 'Get a Free Quote', href: '/contact' },
      { label: 'Explore Our Services', href: '/services' },
    ],
  },
} satisfies AreaOverview;
