import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use NavMenu for the main navigation of a site from 768 px on. An item is a link, or a group of links that opens in a panel.',
  avoid: [
    'Below 768 px: use MobileMenu.',
    'For commands, such as signing out: use Button. NavMenu holds links only.',
    'For more than seven items on the bar: combine some of them into a group.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next item. Focus alone opens nothing.',
      so: [
        { part: ['button', 'Services'], is: 'focused' },
        { part: ['button', 'Services'], is: 'collapsed' },
      ],
    },
    {
      keys: '{ArrowRight}',
      does: 'Moves to the next item (Left Arrow in right-to-left text).',
      so: { part: ['button', 'Residential'], is: 'focused' },
    },
    {
      keys: '{ArrowLeft}',
      does: 'Moves to the previous item.',
      so: { part: ['button', 'Services'], is: 'focused' },
    },
    {
      keys: '{End}',
      does: 'Moves to the last item.',
      so: { part: ['link', 'Admin'], is: 'focused' },
    },
    {
      keys: '{Home}',
      does: 'Moves to the first item.',
      so: { part: ['button', 'Services'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Opens the panel.',
      so: { part: ['button', 'Services'], is: 'expanded' },
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the first link of the open panel.',
      so: { part: ['link', 'All Services'], is: 'focused' },
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the next link of the panel.',
      so: { part: ['link', 'Home Theater Installation'], is: 'focused' },
    },
    {
      keys: '{ArrowUp}',
      does: 'Moves to the previous link of the panel.',
      so: { part: ['link', 'All Services'], is: 'focused' },
    },
    {
      keys: '{Escape}',
      does: 'Closes the panel and returns focus to its button.',
      so: [
        { part: ['button', 'Services'], is: 'focused' },
        { part: ['button', 'Services'], is: 'collapsed' },
      ],
    },
    {
      keys: ' ',
      does: 'Opens or closes the panel.',
      so: { part: ['button', 'Services'], is: 'expanded' },
    },
    {
      keys: '{Tab}',
      does: 'Moves through the links of an open panel. The panel closes when focus leaves it.',
      so: { part: ['link', 'All Services'], is: 'focused' },
    },
  ],
  screenReader: [
    '“Main, navigation”',
    '“Services, button, collapsed”, and “expanded” when the panel is open',
    '“Offices, current page, link”',
  ],
  customProperties: [
    { name: '--ui-bar-ink', does: 'Text color of the bar.' },
    { name: '--ui-bar-accent', does: 'Text color of hovered, open, and current items.' },
  ],
};
