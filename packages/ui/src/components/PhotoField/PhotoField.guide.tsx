import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use PhotoField for one optional photo in a form. Phones offer their camera too.',
  avoid: [
    'For several files, or for managers: use MediaUploader.',
    'For a required photo: ask for it after the form has been sent.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the field.',
      so: { part: ['button', /Photo/], is: 'focused' },
      by: 'browser',
    },
    { keys: '{Enter}', does: 'Opens the browser’s file dialog.', by: 'browser' },
  ],
  screenReader: [
    '“Photo (optional), choose a file, button”',
    'With a refused file: the reason, at once and with the field.',
  ],
};
