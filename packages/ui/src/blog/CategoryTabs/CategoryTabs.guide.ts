import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For narrowing the blog to one subject. Each is an address, so it can be shared and works without JavaScript.',
  avoid: [
    'For panels of one page: use MediaTabs’ pattern, with role tab.',
    'For choosing several at once: use check boxes.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first subject.',
      so: { part: ['link', 'All Posts'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next.',
      so: { part: ['link', 'Lighting'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Shows its posts.', by: 'browser' },
  ],
  screenReader: ['“Categories, navigation, list, 10 items”', '“All Posts, current page, link”'],
};
