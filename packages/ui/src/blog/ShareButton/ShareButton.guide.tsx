import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use ShareButton to share an article. It opens the share sheet of the device, copies the address, or shows the address to copy by hand.',
  avoid: [
    'As a row of social network logos: the share sheet already lists the apps that the visitor uses.',
    'On a page whose address does not lead to the same content, such as a form.',
    'To copy something else: use a Button that names what it copies.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Share'],
      does: 'Shares the page, or shows its address, selected.',
      so: { part: ['textbox', 'Link to this article'], is: 'focused' },
    },
    { keys: '{Escape}', does: 'Closes the dialog and returns focus to the button.', by: 'browser' },
    {
      keys: '{Enter}',
      on: ['button', 'Close'],
      does: 'Closes the dialog and returns focus to the button.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { part: ['button', 'Share'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Share, button”',
    'Copied: “Link copied. Paste it anywhere”',
    'By hand: “Share this article, dialog, Link to this article, edit, selected”',
  ],
};
