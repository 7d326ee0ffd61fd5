import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use BottomBar for the three to five pages that phone visitors open most. It shows below 768 px. Wider screens have the SiteHeader.',
  avoid: [
    'For more than five items: put the others in the MobileMenu.',
    'For an action on one page: use a ButtonLink in its hero and in its closing. The bar never gives way to another one.',
    'On wide screens: use SiteHeader. The bar is hidden there.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first item.',
      so: { part: ['link', 'Home'], is: 'focused' },
    },
    {
      keys: '{Tab}{Tab}{Tab}',
      does: 'Moves through the items, up to Menu.',
      so: { part: ['button', 'Menu'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'On Menu: opens the MobileMenu.',
      so: { part: ['dialog', 'Menu'], is: 'shown' },
    },
    { keys: '{Enter}', does: 'On another item: opens its page.', by: 'browser' },
  ],
  screenReader: [
    '“Quick links, navigation, list, 4 items”',
    '“Services, current page, link”',
    '“Menu, button”',
  ],
};
