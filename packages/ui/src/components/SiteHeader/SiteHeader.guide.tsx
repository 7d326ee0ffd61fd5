import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use SiteHeader at the top of every page. It holds the logo, the navigation, and two links to get in touch. From 768 px on it shows the phone number as text. For its keys, see NavMenu and MobileMenu.',
  avoid: [
    'For the title of a page: use PageIntro or Hero.',
    'For an offer or a notice: use DiscountBand, which scrolls away with the page.',
    'Without a MobileMenu on the page: the menu button would have no menu to open.',
  ],
  screenReader: [
    '“Banner”',
    '“Custom Designs Home, link”',
    '“Main, navigation”',
    '“Call (956) 555-0142, link”',
  ],
};
