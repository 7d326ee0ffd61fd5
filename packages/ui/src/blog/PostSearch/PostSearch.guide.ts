import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For finding posts by words. It searches when it is sent, not while somebody types.',
  avoid: ['For narrowing a short list on the page: use a TextField.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the field.',
      so: { part: ['searchbox', 'Search articles'], is: 'focused' },
    },
    {
      keys: 'pool',
      does: 'Typing writes, and searches nothing yet.',
      so: { part: ['searchbox'], reads: 'pool' },
    },
    { keys: '{Enter}', does: 'Searches.', so: { calls: 'onSearch' } },
    { keys: '{Escape}', does: 'Empties the field.', by: 'browser' },
  ],
  screenReader: ['“Search articles, search field”', '“Search, button”, “Clear, button”'],
};
