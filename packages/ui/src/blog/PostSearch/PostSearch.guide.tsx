import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { PostSearch } from './index.ts';

/** What is sent from a guide goes nowhere. */
const searchNothing = () => {};

export const guide: Guide = {
  use: 'For finding posts by words. It searches when it is sent, not while somebody types.',
  avoid: [
    'For narrowing a short list on the page: use a TextField.',
    'For choosing a subject: use CategoryTabs.',
    'For managing images: use MediaFilters, which answers while somebody types.',
  ],
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
  dos: [
    {
      why: 'What was searched for stays in the field, beside what came of it.',
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
      why: 'Three posts are read faster than searched.',
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
