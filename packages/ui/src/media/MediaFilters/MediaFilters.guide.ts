import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For narrowing the gallery by words, category, tags and featured. Every change acts at once and says how many are left.',
  avoid: ['For the blog: use PostSearch and CategoryTabs, which have addresses.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the search field.',
      so: { part: ['searchbox', 'Search'], is: 'focused' },
    },
    { keys: 'pool', does: 'Typing narrows.', so: { part: ['status'], reads: /^400 of 2,000/ } },
    { keys: '{ArrowDown}', does: 'In a list: chooses the next.', by: 'browser' },
    {
      keys: '{Enter}',
      on: ['button', 'Clear filters'],
      does: 'On Clear filters: shows all again.',
      so: { part: ['status'], reads: /^2,000/ },
    },
  ],
  screenReader: ['“Search & Filter, heading level 2”', 'After a change: “400 of 2,000 images”'],
};
