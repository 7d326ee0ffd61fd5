import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For one image’s words, category and tags. It sends only what changed, and shows what somebody else stored meanwhile.',
  avoid: [
    'For many images: use SelectionBar.',
    'For replacing the picture itself: upload another one.',
  ],
  keyboard: [
    {
      keys: '{Escape}',
      does: 'Closes it when nothing has changed.',
      so: { calls: 'onClose' },
    },
    {
      keys: 'x{Escape}',
      on: ['textbox', 'Title'],
      does: 'With changes: asks first, with the safe answer in focus.',
      so: { part: ['button', 'Keep editing'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Goes on editing.',
      so: { part: ['button', 'Keep editing'], is: 'gone' },
    },
  ],
  screenReader: [
    '“Edit Image, dialog, Title, edit”',
    'Before changes are lost: “Leave without saving?”, at once.',
    'After a conflict: “Title, group, Mine, radio button, checked”',
  ],
};
