import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Breadcrumbs on pages that are at least two levels deep. They show where the page is in the site and link to the pages above it.',
  avoid: [
    'On the home page and one level below it: the logo already links to Home.',
    'For the steps of a task: use ProcessTimeline.',
    'For the pages that a visitor has opened before: that is the Back button of the browser.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next link. The current page is not a link.',
      so: { part: ['link', 'Home'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Opens the page.', by: 'browser' },
  ],
  screenReader: ['“Breadcrumb, navigation, list, 2 items”', '“Home, link”', '“Blog, current page”'],
};
