import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For pages at least two levels deep: where this page lies, and the way back up.',
  avoid: [
    'On the home page and its direct children with nothing above but Home, unless search engines need the trail.',
    'For the steps of a task: use ProcessTimeline.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next page above. The page one is on is no stop.',
      so: { part: ['link', 'Home'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Goes there.', by: 'browser' },
  ],
  screenReader: ['“Breadcrumb, navigation, list, 2 items”', '“Home, link”', '“Blog, current page”'],
};
