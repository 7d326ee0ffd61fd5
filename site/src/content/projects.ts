/**
 * Sample copy: replace before launch. The gallery's pictures come from the database, and the case
 * studies from the residential and commercial content files.
 */
import { company } from './company.ts';
import type { Projects } from './schema/pages.ts';

export const projects = {
  meta: {
    title: 'Projects',
    description:
      'Theaters, gardens, patios, offices and restaurants of the Rio Grande Valley with the lamps on, and the problem that each one starts from.',
  },
  hero: {
    heading: 'Projects after dark',
    tagline:
      'A room looks its best once the sun’s down, so that’s how we show it here: with the lamps on.',
    image: 'story-courtyard-house',
    actions: [
      { label: 'Schedule Consultation', href: '/contact#contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
  gallery: {
    label: 'Gallery',
    heading: 'Room by room',
    lead: 'Our favorites come first.',
    ...(company.isSample.pictures && {
      leadWithRenderings: `Rendered by ${company.name} until our photos are up. Our favorites come first.`,
    }),
    loading: 'Loading the gallery',
    featured: 'Featured',
    ...(company.isSample.pictures && { rendering: 'Rendering' }),
    unnamed: 'A finished project',
    more: 'Show more',
    empty: {
      heading: 'The walls are still bare',
      text: 'We’re choosing photos and will hang them here. Until then, the stories below and a visit to the showroom will give you a fair idea.',
      action: { label: 'Visit Our Showroom', href: '/contact' },
    },
    failed: {
      heading: 'The gallery didn’t load',
      text: 'We couldn’t fetch the pictures just now. The rest of this page is complete; try again in a moment.',
      tryAgain: 'Try again',
    },
    outdated: 'These are the pictures we had. We couldn’t fetch newer ones just now.',
    offline: {
      heading: 'You seem to be offline',
      text: 'The pictures will appear as soon as you’re back online.',
    },
  },
  cases: {
    label: 'Case studies',
    heading: 'What was asked, what was done',
    lead: 'Homes and businesses, and the problem each one started with. Every title takes you to the whole page.',
  },
  closing: {
    heading: 'Got a room in mind?',
    text: 'Call and describe it, or have us come look at it. It’s free, and there’s no obligation.',
    actions: [
      { label: 'Get a Free Quote', href: '/projects#write' },
      { label: 'Explore Our Services', href: '/services' },
    ],
  },
} satisfies Projects;
