import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the four places a phone visitor goes most, at the thumb. Shown below 768 px; wider pages have the SiteHeader.',
  avoid: [
    'For more than five places: the rest belongs into the MobileMenu.',
    'For an action of one page: use StickyAction.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first place.',
      so: { part: ['link', 'Home'], is: 'focused' },
    },
    {
      keys: '{Tab}{Tab}{Tab}',
      does: 'Moves on, up to Menu.',
      so: { part: ['button', 'Menu'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'On Menu: opens the slide-in menu.',
      so: { part: ['dialog', 'Menu'], is: 'shown' },
    },
    { keys: '{Enter}', does: 'On a place: goes there.', by: 'browser' },
  ],
  screenReader: [
    '“Quick links, navigation, list, 4 items”',
    '“Services, current page, link”',
    '“Menu, button”',
  ],
};
