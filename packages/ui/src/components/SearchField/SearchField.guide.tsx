import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For words to look for, in a list that answers at every change or in a form that is sent.',
  avoid: ['For anything that is kept: use TextField.', 'For searching posts: use PostSearch.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the field. The button that empties it is no stop.',
      so: { part: ['searchbox', 'Search'], is: 'focused' },
    },
    {
      keys: 'pool',
      does: 'Typing writes.',
      so: { part: ['searchbox', 'Search'], reads: 'pool' },
    },
    {
      keys: '{Escape}',
      does: 'Empties the field.',
      so: { part: ['searchbox', 'Search'], reads: '' },
    },
  ],
  screenReader: ['“Search, search field”', '“Clear search, button”, by touch'],
};
