import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use SkipLink as the first link of every page. It lets keyboard users skip the navigation.',
  avoid: [
    'More than once on a page: on long pages, link to the headings.',
    'For links in an article: use Link.',
    'To an element that cannot be focused: give it `tabIndex={-1}`.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'From the start of the page: shows the link.',
      so: [
        { part: ['link', 'Skip to content'], is: 'focused' },
        { part: ['link', 'Skip to content'], is: 'shown' },
      ],
    },
    { keys: '{Enter}', does: 'Moves to the main content.', by: 'browser' },
  ],
  screenReader: ['“Skip to content, link”'],
};
