import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use MobileMenu for the whole navigation on phones. It slides in from the side of the screen.',
  avoid: [
    'From 768 px on: use NavMenu.',
    'For a task, such as a filter or a question: use Dialog.',
    'For the few pages that visitors open most: add them to BottomBar, which is always on the screen.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Open the menu'],
      does: 'On the menu button: opens the menu and moves focus to its close button.',
      so: [
        { part: ['dialog', 'Menu'], is: 'shown' },
        { part: ['button', 'Close menu'], is: 'focused' },
      ],
    },
    {
      keys: '{Enter}',
      does: 'On the button beside a group: opens its pages, or closes them. Space does the same.',
      by: 'browser',
    },
    {
      keys: '{Escape}',
      does: 'Closes the menu and returns focus to the menu button.',
      by: 'browser',
    },
    {
      keys: ' ',
      on: ['button', 'Close menu'],
      does: 'Closes the menu and returns focus to the menu button.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { part: ['button', 'Open the menu'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Menu, dialog, Close menu, button”',
    '“Services, link”, “Services pages, button, collapsed”',
    'Once the page has hydrated, the rest of it is hidden until the menu closes.',
  ],
};
