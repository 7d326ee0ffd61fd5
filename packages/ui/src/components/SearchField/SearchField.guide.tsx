import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use SearchField to search a list while the visitor types, or in a search form.',
  avoid: ['For text that is stored: use TextField.', 'To search posts: use PostSearch.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the field. The clear button is skipped.',
      so: { part: ['searchbox', 'Search'], is: 'focused' },
    },
    {
      keys: 'pool',
      does: 'Enters text.',
      so: { part: ['searchbox', 'Search'], reads: 'pool' },
    },
    {
      keys: '{Escape}',
      does: 'Clears the field.',
      so: { part: ['searchbox', 'Search'], reads: '' },
    },
  ],
  screenReader: ['“Search, search field”', '“Clear search, button”, on touch screens'],
};
