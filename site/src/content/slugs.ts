export const serviceSlugs = [
  'home-theater-installation',
  'smart-home-automation',
  'lighting-design',
  'security-systems',
  'multi-room-audio',
  'outdoor-entertainment',
  'video-services',
  'audio-services',
  'networking-services',
  'fiber-optic-installation',
] as const;
export const residentialSlugs = ['new-construction', 'existing-homes', 'vacation-homes'] as const;
export const commercialSlugs = [
  'conference-rooms',
  'restaurants-bars',
  'offices',
  'retail',
  'medical-facilities',
  'outdoor-lighting',
  'business-signs',
  'emergency-services',
] as const;
export const communitySlugs = [
  'south-padre-island',
  'brownsville',
  'harlingen',
  'mcallen',
  'mission',
  'edinburg',
  'rio-grande-city',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
export type ResidentialSlug = (typeof residentialSlugs)[number];
export type CommercialSlug = (typeof commercialSlugs)[number];
export type CommunitySlug = (typeof communitySlugs)[number];

/** Every fixed path (docs/behavior.md#routes). Blog articles are data and so not among them. */
export const routePaths = [
  '/',
  '/services',
  ...serviceSlugs.map((slug) => `/services/${slug}` as const),
  '/residential',
  ...residentialSlugs.map((slug) => `/residential/${slug}` as const),
  '/commercial',
  ...commercialSlugs.map((slug) => `/commercial/${slug}` as const),
  '/communities',
  ...communitySlugs.map((slug) => `/communities/${slug}` as const),
  '/projects',
  '/about',
  '/blog',
  '/contact',
  '/admin/media',
] as const;

export type RoutePath = (typeof routePaths)[number];

/** In place of a slug: the page that opens articles written after the build. No slug begins like this. */
export const newArticle = '~';
