export {
  type BlogPostingFacts,
  blogPosting,
  breadcrumbs,
  business,
  crumbsTo,
  faqPage,
  type JsonLd,
  type ServiceFacts,
  service,
  webSite,
} from './jsonLd.ts';
export { canonicalUrl } from './origin.ts';
export { type ArticleFacts, type PageMeta, pageMeta } from './pageMeta.ts';
export type { SharePicture } from './sharePicture.ts';
