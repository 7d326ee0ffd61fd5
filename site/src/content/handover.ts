/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import type { HandoverContent } from './schema/pages.ts';

/** Papers that clients keep (docs/behavior/shared-parts.md#what-you-keep). */
export const handover = {
  heading: 'What You Keep',
  link: 'The papers you keep',
  lead: 'When we drive off, the papers stay. These are specimens; yours show your rooms.',
  papers: {
    'lighting-plan': {
      title: 'The lighting plan',
      description: 'Every lamp, the dimmer it’s on and the level we left it at.',
      alt: 'Floor plan with eight lamp circuits above a table of their levels',
    },
    'test-report': {
      title: 'The test report',
      description: 'Each cable by number: how long, how fast, and that it passed.',
      alt: 'Table of 14 cable runs, all passed, above a graph',
    },
    'sealed-envelope': {
      title: 'The sealed envelope',
      description: 'Logins that only you open, so nobody can lock you out.',
      alt: 'Brown envelope with a wax seal, labeled Passwords',
    },
  },
} satisfies HandoverContent;
