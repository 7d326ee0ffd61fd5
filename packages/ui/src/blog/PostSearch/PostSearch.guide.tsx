import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use PostSearch to find posts by words. It searches when it is submitted, not while the visitor types.',
  avoid: [
    'To filter a short list on the page: use SearchField.',
    'To choose a category: use CategoryTabs.',
    'To search images: use MediaFilters, which searches while the visitor types.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the field.',
      so: { part: ['searchbox', 'Search articles'], is: 'focused' },
    },
    {
      keys: 'pool',
      does: 'Typing does not search yet.',
      so: { part: ['searchbox'], reads: 'pool' },
    },
    { keys: '{Enter}', does: 'Searches.', so: { calls: 'onSearch' } },
    { keys: '{Escape}', does: 'Clears the field.', by: 'browser' },
  ],
  screenReader: ['“Search articles, search field”', '“Search, button”, “Clear, button”'],
};
