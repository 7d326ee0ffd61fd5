export type { SharePicture } from './addresses.ts';
export { canonicalUrl } from './addresses.ts';
export {
  type BlogPostingFacts,
  blogPosting,
  breadcrumbs,
  breadcrumbsTo,
  business,
  faqPage,
  type JsonLd,
  type ServiceFacts,
  service,
  webSite,
} from './jsonLd.ts';
export { type ArticleFacts, type PageMeta, pageMeta, withHead } from './pageMeta.ts';
