import { contactAbout, phoneLink, shortForm } from './facts.ts';
import { commercial } from './routes.ts';
import { anyTitle, type ExpectedLink, type ExpectedPage, type ExpectedText } from './statement.ts';

/** docs/behavior.md#commercial */
const overview: ExpectedPage = {
  route: '/commercial',
  title: anyTitle,
  heading: 'Commercial Technology Solutions',
  links: [
    ['Schedule a Consultation', '/contact'],
    ['Explore Services', /^\//],
  ],
  sections: [
    {
      items: commercial.length,
      cards: { name: 'Learn more', targets: commercial },
    },
    {
      heading: /^Why Choose/,
      titles: [
        'Expertise & Experience',
        'Custom Solutions',
        'Ongoing Support',
        'Latest Technology',
      ],
      items: 4,
    },
    { links: [['Get a Free Quote', '/contact']], ...shortForm },
  ],
};

/** Each page's heading, its subtitle if it has one, and its claims. */
const details: Readonly<
  Record<string, readonly [heading: ExpectedText, ...facts: ExpectedText[]]>
> = {
  '/commercial/conference-rooms': [/^Conference Rooms/],
  '/commercial/restaurants-bars': [/^Restaurants (&|and) Bars/],
  '/commercial/offices': [/^Office/],
  '/commercial/retail': [/^Retail/],
  '/commercial/medical-facilities': ['Medical Facilities Technology Solutions'],
  '/commercial/outdoor-lighting': ['Outdoor Lighting Solutions'],
  '/commercial/business-signs': ['Business Signs & Digital Displays'],
  '/commercial/emergency-services': [
    'Emergency Services',
    /under 2 hours on average/,
    /24\/7 all year/,
  ],
};

/** The record fixes the counts of five pages. The others use the same template. */
const detail = (route: string): ExpectedPage => {
  const [heading, ...facts] = details[route] ?? [/./];
  // The emergency page shows the number at the start and at the end.
  const number: readonly ExpectedLink[] =
    route === '/commercial/emergency-services' ? [phoneLink] : [];
  return {
    route,
    title: anyTitle,
    heading,
    links: [
      ['Request a Consultation', contactAbout(route)],
      ['View All Commercial Services', '/commercial'],
      ...number,
    ],
    texts: facts,
    sections: [
      { items: [6, 12] },
      { heading: /^Why Choose Our .+ Solutions$/, items: [6, 10] },
      { items: [3, 4], pictures: [3, 4] },
      { testimonials: [2, 3] },
      { questions: [4, 8] },
      { links: [[/./, contactAbout(route)], ...number], ...shortForm },
    ],
  };
};

export const commercialPages: readonly ExpectedPage[] = [overview, ...commercial.map(detail)];
