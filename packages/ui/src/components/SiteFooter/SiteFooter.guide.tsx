import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use SiteFooter at the end of every page. It holds links, contact details, opening hours, and the copyright line.',
  avoid: [
    'For the end of an article: use RelatedPosts or CallToAction.',
    'For a list of every page: use the menus and the sitemap for search engines.',
    'For an offer: use DiscountBand. The note of the footer is only a reminder.',
  ],
  screenReader: ['“Content info”, “Site map, navigation”, and then each column with its heading'],
};
