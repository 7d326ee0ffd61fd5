import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the first stop of the Tab key on every page: past the navigation, to what the page is about.',
  avoid: ['More than once a page.', 'For links within an article: use Link.'],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'From the page’s start: shows the link.',
      so: [
        { part: ['link', 'Skip to content'], is: 'focused' },
        { part: ['link', 'Skip to content'], is: 'shown' },
      ],
    },
    { keys: '{Enter}', does: 'Moves to the main content.', by: 'browser' },
  ],
  screenReader: ['“Skip to content, link”'],
};
