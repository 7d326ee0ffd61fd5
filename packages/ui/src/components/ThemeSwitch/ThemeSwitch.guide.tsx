import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For choosing night or noon for the whole site. The choice is remembered; until then the visitor’s system decides.',
  avoid: [
    'More than once in sight: in the SiteHeader on wide pages, in the MobileMenu on phones.',
    'For any other setting: use a check box.',
    'For a dark picture on a light page: that is its scene, which both themes share.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the switch.',
      so: { part: ['button', 'Switch to light theme'], is: 'focused' },
    },
    {
      keys: ' ',
      does: 'Changes the light of the whole page.',
      so: { part: ['button', 'Switch to dark theme'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Changes it back.',
      so: { part: ['button', 'Switch to light theme'], is: 'focused' },
    },
  ],
  screenReader: [
    '“Switch to light theme, button”: its name says what a press does, so it is no toggle.',
  ],
};
