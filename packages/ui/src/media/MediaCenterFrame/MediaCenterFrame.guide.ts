import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the Media Center’s page: its title, who is signed in, and its two tabs, which both stay alive.',
  avoid: ['For public pages: it is dense, sans and neutral, for work.'],
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: ['tab', /^Image Gallery/],
      does: 'Shows the next tab; after the last comes the first.',
      so: [
        { part: ['tab', 'Upload Images'], is: 'focused' },
        { part: ['tab', 'Upload Images'], is: 'selected' },
      ],
    },
    {
      keys: '{ArrowLeft}',
      does: 'Shows the tab before.',
      so: { part: ['tab', /^Image Gallery/], is: 'selected' },
    },
    {
      keys: '{End}',
      does: 'Shows the last tab.',
      so: { part: ['tab', 'Upload Images'], is: 'selected' },
    },
    {
      keys: '{Home}',
      does: 'Shows the first tab.',
      so: { part: ['tab', /^Image Gallery/], is: 'focused' },
    },
  ],
  screenReader: ['“Media Center, heading level 1”', '“Image Gallery (24), tab, selected, 1 of 2”'],
};
