import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use CategoryTabs to show the posts of one category. Each tab is a link, so it can be shared and works without JavaScript.',
  avoid: [
    'For panels of one page: use Tabs.',
    'To choose several categories at once: use Checkbox.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first tab.',
      so: { part: ['link', 'All Posts'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next tab.',
      so: { part: ['link', 'Lighting'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Shows the posts of the category.', by: 'browser' },
  ],
  screenReader: ['“Categories, navigation, list, 10 items”', '“All Posts, current page, link”'],
};
