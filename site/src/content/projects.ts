/**
 * Sample copy: replace before launch. These are the words around the gallery, whose pictures come
 * from the database, and around the case studies of the residential and commercial content files.
 */
import type { Projects } from './schema/pages.ts';

export const projects: Projects = {
  meta: {
    title: 'Projects',
    description:
      'Theaters, gardens, patios, offices and restaurants we have lit, wired and tuned across the Rio Grande Valley, with pictures and the story behind each one.',
  },
  hero: {
    heading: 'Projects after dark',
    tagline:
      'Most of our work can only be photographed once the sun is down. Here is some of it, with the lamps on.',
    image: 'story-courtyard-house',
    actions: [
      { label: 'Schedule Consultation', href: '/contact#contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
  gallery: {
    label: 'Gallery',
    heading: 'From the camera roll',
    lead: 'Our favorites come first.',
    loading: 'Loading the gallery',
    featured: 'Featured',
    unnamed: 'A finished project',
    more: 'Show more',
    empty: {
      heading: 'The walls are still bare',
      text: 'We are choosing photographs and will hang them here. Until then, the stories below and a visit to the showroom will give you a fair idea.',
      action: { label: 'Visit Our Showroom', href: '/contact' },
    },
    failed: {
      heading: 'The gallery did not load',
      text: 'The pictures could not be fetched just now. The rest of this page is complete; try again in a moment.',
      tryAgain: 'Try Again',
    },
    kept: 'These are the pictures we had. Newer ones could not be fetched just now.',
    offline: {
      heading: 'You seem to be offline',
      text: 'The pictures will appear as soon as you are back online.',
    },
  },
  cases: {
    label: 'Case studies',
    heading: 'What was asked, what was done',
    lead: 'Homes and businesses, each with the problem it started from. Each title links to the page it belongs to.',
  },
  closing: {
    heading: 'Yours could be next',
    text: 'Send a picture of the room as it is today. We will tell you what we would do with it.',
    actions: [
      { label: 'Get a Free Quote', href: '/contact#contact' },
      { label: 'Explore Our Services', href: '/services' },
    ],
  },
};
