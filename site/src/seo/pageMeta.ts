import type { MetaDescriptor } from 'react-router';
import { company } from '../content/company.ts';
import { canonicalUrl, type SharePicture, shareSize, shareUrl } from './addresses.ts';
import { metaDescription } from './description.ts';
import { breadcrumbsTo, type JsonLd } from './jsonLd.ts';

export interface PageMeta {
  /** As in the route table. Null for a page that is served at any address. */
  readonly path: string | null;
  /** The page's name without the company's. Only the home page has none. */
  readonly title?: string;
  /** Of any length. It's shortened after a whole sentence. */
  readonly description: string;
  /** The page's hero picture. Default: the company's share picture. */
  readonly picture?: SharePicture | null | undefined;
  /** Results of the functions in jsonLd.ts. */
  readonly graph?: readonly (JsonLd | null)[];
  /** Keeps the page out of search engines and the sitemap. */
  readonly noindex?: boolean;
  /** Makes the page an article. The sitemap uses its date. */
  readonly article?: ArticleFacts;
}

interface ArticleFacts {
  /** A calendar day, `2023-05-28`. Null if unknown. */
  readonly published: string | null;
  readonly author: string;
  readonly category: string;
}

const property = (name: string, content: string | number) => ({
  property: `og:${name}`,
  content: `${content}`,
});
const twitter = (name: string, content: string) => ({ name: `twitter:${name}`, content });

function pictureMeta(picture: SharePicture): MetaDescriptor[] {
  const url = shareUrl(picture);
  return [
    property('image', url),
    ...('name' in picture
      ? [property('image:width', shareSize.width), property('image:height', shareSize.height)]
      : []),
    property('image:alt', picture.alt),
    twitter('image', url),
    twitter('image:alt', picture.alt),
  ];
}

const articleMeta = ({ published, author, category }: ArticleFacts): MetaDescriptor[] =>
  Object.entries({ published_time: published, author, section: category }).flatMap(
    ([name, content]) => (content ? [{ property: `article:${name}`, content }] : []),
  );

function graphMeta(graph: PageMeta['graph'] = []): MetaDescriptor[] {
  const nodes = graph.filter((node) => node !== null);
  if (nodes.length === 0) return [];
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': nodes } }];
}

/** Builds the metadata of a page's head, for a route's `meta`. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { path, picture, graph, noindex = false, article } = page;
  const title = page.title
    ? `${page.title} - ${company.name}`
    : `${company.name} - ${company.tagline}`;
  const description = metaDescription(page.description);
  const url = path === null ? null : canonicalUrl(path);
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(url ? [{ tagName: 'link', rel: 'canonical', href: url }, property('url', url)] : []),
    property('type', article ? 'article' : 'website'),
    property('site_name', company.name),
    property('locale', 'en_US'),
    property('title', title),
    property('description', description),
    twitter('card', 'summary_large_image'),
    twitter('title', title),
    twitter('description', description),
    ...pictureMeta(picture ?? company.sharePicture),
    ...(article ? articleMeta(article) : []),
    ...graphMeta(graph),
  ];
}

interface PageContent {
  readonly meta: { readonly title: string; readonly description: string };
  readonly hero: { readonly image: SharePicture };
}

/** Returns a page's content and its head, including breadcrumbs. */
export const withHead = <Page extends PageContent>(
  path: string,
  page: Page,
  ...graph: JsonLd[]
) => ({
  ...page,
  head: pageMeta({
    path,
    ...page.meta,
    picture: page.hero.image,
    graph: [...graph, breadcrumbsTo(path)],
  }),
});
