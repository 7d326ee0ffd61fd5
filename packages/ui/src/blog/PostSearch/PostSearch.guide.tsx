import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { PostSearch } from './PostSearch.tsx';

/** What is sent from a guide goes nowhere. */
const searchNothing = () => {};

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
  dos: [
    {
      why: 'Keep the query in the field, next to the number of results.',
      example: (
        <Stack gap="md">
          <PostSearch
            action="#posts"
            query="pool light"
            onSearch={searchNothing}
            onClear={searchNothing}
          />
          <Text>3 articles about “pool light”</Text>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'Don’t add a search to a list of three posts.',
      example: (
        <Stack gap="md">
          <PostSearch action="#posts" query="" onSearch={searchNothing} onClear={searchNothing} />
          {['How to light a palm tree', 'Sound for a patio', 'A quiet rack'].map((title) => (
            <Link key={title} href="#post" variant="standalone">
              {title}
            </Link>
          ))}
        </Stack>
      ),
    },
  ],
};
