import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use KeyboardHelp to list the keyboard shortcuts of a screen. Open it with the ? key and with a button.',
  avoid: [
    'For the keys of one component: list them in its guide.',
    'For a shortcut that has no button: add the button first.',
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
