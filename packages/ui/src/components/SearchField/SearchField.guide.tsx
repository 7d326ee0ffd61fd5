import type { Guide } from '../../docs/guide.ts';
import { SearchField } from './SearchField.tsx';

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
  dos: [
    {
      why: 'The placeholder says what is looked through.',
      example: (
        <SearchField name="do-search" label="Search" placeholder="Search by title or tag..." />
      ),
    },
  ],
  donts: [
    {
      why: 'No name: a placeholder is gone as soon as somebody types.',
      example: <SearchField name="dont-search" aria-label="Search" placeholder="Search" />,
    },
  ],
};
