import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the whole navigation on a phone, as a sheet from the side.',
  avoid: ['From 768 px on: use NavMenu.', 'For a task: use Dialog.'],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Open the menu'],
      does: 'On what opens it: the sheet comes, and its Close button has the focus.',
      so: [
        { part: ['dialog', 'Menu'], is: 'shown' },
        { part: ['button', 'Close menu'], is: 'focused' },
      ],
    },
    {
      keys: '{Enter}',
      on: ['button', 'Services pages'],
      does: 'Opens the pages of a section.',
      so: { part: ['button', 'Services pages'], is: 'expanded' },
    },
    {
      keys: ' ',
      does: 'Closes them again.',
      so: { part: ['button', 'Services pages'], is: 'collapsed' },
    },
    { keys: '{Escape}', does: 'Closes the sheet and gives the focus back.', by: 'browser' },
    {
      keys: ' ',
      on: ['button', 'Close menu'],
      does: 'Closes the sheet and gives the focus back.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { part: ['button', 'Open the menu'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Menu, dialog, Close menu, button”',
    '“Services, link”, “Services pages, button, collapsed”',
    'The page behind is hidden until it closes.',
  ],
};
