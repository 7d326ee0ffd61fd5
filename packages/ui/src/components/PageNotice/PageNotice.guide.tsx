import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For what a page has to say when its own scripts may be missing: that the visitor is offline, or that a page or the app could not be loaded. Once on a page, in its HTML.',
  avoid: [
    'For messages of a page that works: use toast(), which waits for its code.',
    'For a list or a form that failed: say so where it happened, with LoadFailure or FormFailure.',
    'For a question: use ConfirmDialog.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the link that tries again.',
      so: { part: ['link', 'Try again'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Follows it.', by: 'browser' },
    {
      keys: '{Tab}',
      does: 'Moves to the button that closes the notice.',
      so: { part: ['button', 'Close'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Closes the notice.', by: 'browser' },
  ],
  screenReader: [
    'When it opens, at once: “You’re offline, so “About” can’t be opened. This page stays as it is.”',
    '“Try again, link”, “Close, button”',
  ],
};
