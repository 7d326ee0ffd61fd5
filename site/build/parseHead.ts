/** The metadata of a built page, for the sitemap and the share pictures. */
export interface Head {
  /** Absolute. Null if the page has no canonical link. */
  readonly canonical: string | null;
  readonly title: string;
  readonly description: string;
  readonly isIndexable: boolean;
  readonly sharePicture: string | null;
  readonly published: string | null;
  /** Null for a page that is not an article. */
  readonly author: string | null;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      decoded(value ?? ''),
    ]),
  );

export function parseHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (key: string) =>
    tags.find(({ name, property }) => name === key || property === key)?.content ?? null;
  return {
    canonical: tags.find(({ rel }) => rel === 'canonical')?.href ?? null,
    title: decoded(head.match(/<title>([^<]*)/)?.[1] ?? ''),
    description: meta('description') ?? '',
    isIndexable: !meta('robots')?.includes('noindex'),
    sharePicture: meta('og:image'),
    published: meta('article:published_time'),
    author: meta('article:author'),
  };
}
