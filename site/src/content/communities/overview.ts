/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import { company } from '../company.ts';
import type { CommunitiesOverview } from '../schema/pages.ts';

export const overview = {
  meta: {
    title: 'Cities We Serve in the Rio Grande Valley',
    description: 'We’re a local family company. We wire homes and businesses in {cities}.',
  },
  hero: {
    heading: '{City count} cities, one Valley evening',
    tagline:
      'From the surf to the ranch hills it’s a little over a hundred miles, and no two towns along the way ask us for the same thing.',
    image: 'blog-palms',
    actions: [
      { label: 'Schedule A Consultation', href: '/contact#contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
  cities: {
    heading: 'Find your city',
    lead: 'Pick yours, and see what people there ask us for.',
  },
  area: {
    label: 'Service area',
    heading: 'Close enough to know your street',
    lead: `{cities}, plus select South ${company.state} projects.`,
    points: [
      {
        title: 'Local expertise',
        description:
          'We know what stucco does to Wi-Fi and what August does to an amplifier in the attic.',
      },
      {
        title: 'Custom solutions',
        description:
          'We start with your rooms, not a package. What you don’t need stays off the quote.',
      },
      {
        title: 'Fast response times',
        description: 'Our office is in McAllen, so help is a drive away, not a flight.',
      },
    ],
    action: { label: 'Schedule A Consultation', href: '/contact#contact' },
  },
  closing: {
    heading: 'Which road are you on?',
    text: 'Tell us the town and the nearest crossing, on the phone or here. You’ll hear when a crew is out that way.',
    actions: [
      { label: 'Get a Free Quote', href: '/communities#write' },
      { label: 'Explore Our Services', href: '/services' },
    ],
  },
} satisfies CommunitiesOverview;
