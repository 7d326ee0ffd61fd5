/** Within docs/behavior/company.md#claims: it answers only what the company may claim, and asks the rest. */
import { company } from './company.ts';
import type { Questions } from './schema/pages.ts';

export const questions = {
  link: 'Five questions to ask any installer',
  section: {
    id: 'questions',
    heading: 'Five questions to ask any installer',
    lead: 'Ask us, and every other company you call. A good answer takes one sentence.',
    items: [
      {
        title: 'Who works on the line voltage?',
        paragraphs: [
          'With us, a licensed electrician. The state lists every one, by name and by number.',
        ],
        link: {
          label: 'Look up an electrician’s license',
          href: 'https://www.tdlr.texas.gov/LicenseSearch/',
        },
      },
      {
        title: 'Whose license covers the alarm and the cameras?',
        paragraphs: [
          `The ${company.state} Department of Public Safety keeps that list. Ask for the number, then check it.`,
        ],
        link: {
          label: `Look up a security company at ${company.state} DPS`,
          href: 'https://tops.portal.texas.gov/',
        },
      },
      {
        title: 'Is the price in writing before work starts?',
        paragraphs: [
          'Our quote names each make and model. It’s free, and so is the visit before it.',
        ],
      },
      {
        title: 'What stays in the house when you leave?',
        paragraphs: ['From us, a short guide, and labels that match the panel.'],
      },
      {
        title: 'Who picks up when something acts up?',
        paragraphs: ['Here, a person in McAllen, during business hours.'],
      },
    ],
  },
} satisfies Questions;
