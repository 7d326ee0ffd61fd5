import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the site’s main navigation from 768 px on: places, and panels of places under one name.',
  avoid: [
    'Below 768 px: use MobileMenu.',
    'For commands: this is navigation, not a menu of an application.',
    'For more than seven names on the bar.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next name. Nothing opens by focus alone.',
      so: [
        { part: ['button', 'Services'], is: 'focused' },
        { part: ['button', 'Services'], is: 'collapsed' },
      ],
    },
    {
      keys: '{ArrowRight}',
      does: 'Moves to the next name (Left arrow in right-to-left text).',
      so: { part: ['button', 'Residential'], is: 'focused' },
    },
    {
      keys: '{ArrowLeft}',
      does: 'Moves to the name before.',
      so: { part: ['button', 'Services'], is: 'focused' },
    },
    {
      keys: '{End}',
      does: 'Moves to the last name.',
      so: { part: ['link', 'Admin'], is: 'focused' },
    },
    {
      keys: '{Home}',
      does: 'Moves to the first name.',
      so: { part: ['button', 'Services'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Opens the panel.',
      so: { part: ['button', 'Services'], is: 'expanded' },
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves into the open panel.',
      so: { part: ['link', 'All Services'], is: 'focused' },
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves down the panel.',
      so: { part: ['link', 'Home Theater Installation'], is: 'focused' },
    },
    {
      keys: '{ArrowUp}',
      does: 'Moves up the panel.',
      so: { part: ['link', 'All Services'], is: 'focused' },
    },
    {
      keys: '{Escape}',
      does: 'Closes the panel and gives the focus back to its name.',
      so: [
        { part: ['button', 'Services'], is: 'focused' },
        { part: ['button', 'Services'], is: 'collapsed' },
      ],
    },
    {
      keys: ' ',
      does: 'Opens the panel, or closes it.',
      so: { part: ['button', 'Services'], is: 'expanded' },
    },
    {
      keys: '{Tab}',
      does: 'Moves through an open panel, and closes it when it is left.',
      so: { part: ['link', 'All Services'], is: 'focused' },
    },
  ],
  screenReader: [
    '“Main, navigation”',
    '“Services, button, collapsed”, after a press “expanded”',
    '“Offices, current page, link”',
  ],
  customProperties: [
    { name: '--ui-bar-ink', does: 'Colour of the names on the bar.' },
    { name: '--ui-bar-accent', does: 'Colour of the name one points at or is in.' },
  ],
};
