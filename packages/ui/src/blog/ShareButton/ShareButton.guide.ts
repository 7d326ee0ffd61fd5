import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For handing an article on: the device’s own sheet, else the address in the clipboard, else the address to copy by hand.',
  avoid: ['As a row of logos of networks: the device knows where its owner shares.'],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Share'],
      does: 'Shares, or shows the address, selected.',
      so: { part: ['textbox', 'Address of this article'], is: 'focused' },
    },
    { keys: '{Escape}', does: 'Closes the dialog and gives the focus back.', by: 'browser' },
    {
      keys: '{Enter}',
      on: ['button', 'Close'],
      does: 'Closes the dialog and gives the focus back.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { part: ['button', 'Share'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Share, button”',
    'Copied: “Link copied. Paste it wherever you like”',
    'By hand: “Share this article, dialog, Address of this article, edit, selected”',
  ],
};
