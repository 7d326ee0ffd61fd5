import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For a tool that answers to single keys: one place that names them all, opened by ? and by a button.',
  avoid: [
    'For the keys of one component: its guide has a table of them.',
    'For keys without a button that does the same: give the screen the button first.',
  ],
  keyboard: [
    {
      keys: '{Escape}',
      does: 'Closes it.',
      so: { calls: 'onClose' },
    },
  ],
  screenReader: ['“Keyboard shortcuts, dialog”', '“Next message, j”'],
};
