/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import type { HandoverContent } from './schema/pages.ts';

/** Papers that clients keep. Pages choose three by name (docs/behavior/shared-parts.md#what-you-keep). */
export const handover: HandoverContent = {
  heading: 'What You Keep',
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
    'rack-map': {
      title: 'The rack map',
      description: 'What sits on which shelf, and whose cord is what color.',
      alt: 'Drawing of a rack with colored cords, each device named',
    },
    'one-page-guide': {
      title: 'The one-page guide',
      description: 'Five buttons in plain words, and what happens on its own.',
      alt: 'Five buttons with what they do, above four automatic actions',
    },
    'label-sheet': {
      title: 'The labels',
      description: 'One number per cable, stuck on both of its ends.',
      alt: 'Sheet of cable labels in pairs, with rooms and bar codes',
    },
    'sealed-envelope': {
      title: 'The sealed envelope',
      description: 'Logins that only you open, so nobody can lock you out.',
      alt: 'Brown envelope with a wax seal, labeled Passwords',
    },
    'fiber-trace': {
      title: 'The fiber trace',
      description: 'One line per strand, where every splice shows as a step.',
      alt: 'Graph that falls in small steps, above a drawing of the buried route',
    },
    'wall-drawing': {
      title: 'The wall drawing',
      description: 'What’s behind the drywall, measured to the inch.',
      alt: 'Studs of a wall with cables, boxes, and a tape measure',
    },
  },
};
