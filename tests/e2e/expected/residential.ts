import { contactAbout, shortForm } from './facts.ts';
import { residential } from './routes.ts';
import { anyTitle, type Count, type ExpectedPage, type ExpectedText } from './statement.ts';

/** docs/behavior.md#residential */
const overview: ExpectedPage = {
  route: '/residential',
  title: anyTitle,
  heading: /Residential/,
  links: [
    ['Request a Consultation', '/contact'],
    ['View All Services', '/services'],
  ],
  sections: [
    {
      heading: 'Our Residential Services',
      items: residential.length,
      cards: { name: 'Learn more', targets: residential },
    },
    { heading: 'Why Choose Our Residential Solutions', items: 6 },
    {
      links: [
        ['Get a Free Quote', '/contact'],
        ['Explore Our Services', '/services'],
      ],
      ...shortForm,
    },
  ],
};

const some: Count = [1, 20];

const headings: Readonly<Record<string, ExpectedText>> = {
  '/residential/new-construction': /New Construction/,
  '/residential/existing-homes': /Existing Homes/,
  '/residential/vacation-homes': /Vacation Homes/,
};

/** Detail pages share one template. A case's line reads 'client | location'. */
const detail = (route: string): ExpectedPage => ({
  route,
  title: anyTitle,
  heading: headings[route] ?? /./,
  links: [
    ['Request a Consultation', contactAbout(route)],
    ['View All Residential Services', '/residential'],
  ],
  // docs/behavior.md#claims: 1-3 days for residential work.
  texts: [/1-3 days/],
  sections: [
    { about: /services/i, items: some },
    { heading: /^Why Choose Us for /, items: some },
    { about: /\S \| \S/, items: some, pictures: some },
    { testimonials: some },
    { questions: some },
    {
      links: [
        ['Get a Free Quote', contactAbout(route)],
        ['Explore More Services', '/residential'],
      ],
      ...shortForm,
    },
  ],
});

export const residentialPages: readonly ExpectedPage[] = [overview, ...residential.map(detail)];
