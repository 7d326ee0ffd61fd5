import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use ThemeSwitch to toggle between the dark and the light theme. The site starts dark and remembers the choice.',
  avoid: [
    'More than once on the screen: SiteHeader has one on wide screens, and MobileMenu on phones.',
    'For any other setting: use Switch.',
    'To change the background of one part of a page: use Section with a `tone`.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the switch.',
      so: { part: ['button', 'Switch to light theme'], is: 'focused' },
    },
    {
      keys: ' ',
      does: 'Changes the theme of the page.',
      so: { part: ['button', 'Switch to dark theme'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Changes it back.',
      so: { part: ['button', 'Switch to light theme'], is: 'focused' },
    },
  ],
  screenReader: [
    '“Switch to light theme, button”. Its name says what a press does, so it has no pressed state.',
  ],
};
