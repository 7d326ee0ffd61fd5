export type { SharePicture } from './addresses.ts';
export {
  blogPosting,
  breadcrumbs,
  breadcrumbsTo,
  business,
  faqPage,
  service,
  webSite,
} from './jsonLd.ts';
export { pageMeta, withHead } from './pageMeta.ts';
