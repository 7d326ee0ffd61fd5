import { describe, expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { canonicalUrl } from './addresses.ts';
import { type PageMeta, pageMeta } from './pageMeta.ts';

const site = 'http://127.0.0.1:4173';
const page: PageMeta = {
  path: '/services/lighting-design',
  title: 'Lighting Design',
  description: 'Light on walls.',
};

const title = `Lighting Design - ${company.name}`;

const named = (facts: Partial<PageMeta>, key: string) =>
  pageMeta({ ...page, ...facts })
    .filter((tag) => Object.values(tag).includes(key))
    .map((tag) => ('content' in tag ? tag.content : undefined));

describe('canonicalUrl', () => {
  it.each([
    ['/', `${site}/`],
    ['/services/', `${site}/services`],
    ['/contact?service=audio#contact', `${site}/contact`],
    ['/?page=2', `${site}/`],
    ['/blog/caf%C3%A9', `${site}/blog/caf%C3%A9`],
  ])('gives %s its one canonical address', (path, address) => {
    expect(canonicalUrl(path)).toBe(address);
  });
});

describe('pageMeta', () => {
  it('sets title, description, and canonical address', () => {
    expect(pageMeta(page)).toEqual(
      expect.arrayContaining([
        { title },
        { name: 'description', content: page.description },
        { tagName: 'link', rel: 'canonical', href: `${site}/services/lighting-design` },
      ]),
    );
  });

  it('titles the home page by name and tagline', () => {
    const { title: _, ...home } = page;
    expect(pageMeta(home)[0]).toEqual({ title: `${company.name} - ${company.tagline}` });
  });

  it('has the same title and description for social networks', () => {
    for (const network of ['og', 'twitter']) {
      expect(named({}, `${network}:title`)).toEqual([title]);
      expect(named({}, `${network}:description`)).toEqual([page.description]);
    }
    expect(named({}, 'og:url')).toEqual([`${site}/services/lighting-design`]);
    expect(named({}, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it("shares the page's own picture with its alt text", () => {
    const address = `${site}/og/pool-lighting.jpg`;
    const picture = { name: 'pool-lighting', alt: 'A pool glowing at night' };
    expect(named({ picture }, 'og:image')).toEqual([address]);
    expect(named({ picture }, 'twitter:image')).toEqual([address]);
    expect(named({ picture }, 'og:image:alt')).toEqual([picture.alt]);
    expect(named({ picture }, 'og:image:width')).toEqual(['1200']);
  });

  it("shares a page without a picture with the home page's", () => {
    expect(named({ picture: null }, 'og:image')).toEqual([`${site}/og/home-hero.jpg`]);
  });

  it('shares a photo from the backend as it is, without a size', () => {
    const picture = { url: 'https://example.supabase.co/a.jpg', alt: 'A patio' };
    expect(named({ picture }, 'og:image')).toEqual([picture.url]);
    expect(named({ picture }, 'og:image:width')).toEqual([]);
  });

  it('sets noindex only on request', () => {
    expect(named({}, 'robots')).toEqual([]);
    expect(named({ noindex: true }, 'robots')).toEqual(['noindex']);
  });

  it('sets no canonical address for a page that is served at any address', () => {
    const tags = pageMeta({ ...page, path: null });
    expect(tags.filter((tag) => 'href' in tag)).toEqual([]);
    expect(named({ path: null }, 'og:url')).toEqual([]);
  });

  it('joins all nodes into one graph, and leaves out empty ones', () => {
    const node = { '@type': 'WebSite', name: 'Custom Designs' };
    const scripts = (graph: PageMeta['graph'] & object) =>
      pageMeta({ ...page, graph }).flatMap((tag) =>
        'script:ld+json' in tag ? [tag['script:ld+json']] : [],
      );
    expect(scripts([node, null])).toEqual([{ '@context': 'https://schema.org', '@graph': [node] }]);
    expect(scripts([null])).toEqual([]);
  });

  it("has an article's date, author, and topic, as far as they are known", () => {
    const article = { published: '2023-05-28', author: 'Custom Designs', category: '' };
    expect(named({ article }, 'og:type')).toEqual(['article']);
    expect(named({ article }, 'article:published_time')).toEqual(['2023-05-28']);
    expect(named({ article }, 'article:section')).toEqual([]);
    expect(named({}, 'og:type')).toEqual(['website']);
  });
});
