import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the question before images are deleted. It names what goes, and the safe answer has the focus.',
  avoid: ['For what can be undone by a press: use a toast with Undo alone.', 'For news.'],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 1],
      does: 'On Cancel, where the focus begins: deletes nothing.',
      so: { calls: 'onCancel' },
    },
    { keys: '{Escape}', does: 'Deletes nothing.', so: { calls: 'onCancel' } },
    {
      keys: '{Enter}',
      on: ['button', 'Delete'],
      does: 'On Delete: deletes.',
      so: { calls: 'onConfirm' },
    },
  ],
  screenReader: [
    '“Are you sure you want to delete this image?, alert dialog, Living room, evening scene”, then “Cancel, button”',
  ],
};
