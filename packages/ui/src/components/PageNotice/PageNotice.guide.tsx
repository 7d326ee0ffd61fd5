import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use PageNotice once per page, in its HTML, for messages that must work when scripts are missing: the visitor is offline, or a page or the app couldn’t be loaded.',
  avoid: [
    'For other messages: use toast(), which loads its code first.',
    'For a list or a form that failed: use LoadFailure or FormFailure in its place.',
    'For a question: use Dialog.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the retry link.',
      so: { part: ['link', 'Try again'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Follows it.', by: 'browser' },
    {
      keys: '{Tab}',
      does: 'Moves to the Close button.',
      so: { part: ['button', 'Close'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Closes the notice.', by: 'browser' },
  ],
  screenReader: [
    'When it opens, at once: “You’re offline, so “About” can’t be opened. This page stays as it is.”',
    '“Try again, link”, “Close, button”',
  ],
};
