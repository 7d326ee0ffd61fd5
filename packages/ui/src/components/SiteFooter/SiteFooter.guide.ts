import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the end of every page: the site map, contact, and whose site it is.',
  avoid: ['For the end of an article: use RelatedPosts or CallToAction.'],
  screenReader: ['“Content info”, “Site map, navigation”, then each column with its heading.'],
};
