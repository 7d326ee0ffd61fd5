import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { atomFeed } from './feed.ts';
import { backgroundOf } from './icons.ts';
import { commitDates, contentFiles } from './lastmod.ts';
import { type Head, parseHead } from './parseHead.ts';
import { shareImageOverlay } from './shareImageOverlay.ts';
import { sharedPictureNames } from './shareImages.ts';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

const site = 'https://example.com';
const head = (path: string, facts: Partial<Head> = {}): Head => ({
  canonical: site + path,
  title: `Page ${path}`,
  description: '',
  isIndexable: true,
  sharePicture: null,
  published: null,
  author: null,
  ...facts,
});
const entries = (heads: Head[], dates: Record<string, string> = {}) =>
  sitemapEntries(heads, new Map(Object.entries(dates)));

describe('parseHead', () => {
  it("reads a page's metadata", () => {
    const html =
      '<html><head><title>A &amp; B</title><meta name="description" content="Light."/><link rel="icon" href="/a.svg"/><link rel="canonical" href="https://example.com/a?b&amp;c"/><meta property="og:image" content="https://example.com/og/a.jpg"/><meta property="article:published_time" content="2023-05-28"/></head><body></body></html>';
    expect(parseHead(html)).toEqual({
      canonical: 'https://example.com/a?b&c',
      title: 'A & B',
      description: 'Light.',
      isIndexable: true,
      sharePicture: 'https://example.com/og/a.jpg',
      published: '2023-05-28',
      author: null,
    });
  });

  it('reads metadata only from the head', () => {
    const html = '<head></head><body>&lt;meta<meta name="robots" content="noindex"/></body>';
    expect(parseHead(html)).toMatchObject({ canonical: null, isIndexable: true });
  });

  it("detects a page's noindex", () => {
    const html = '<head><meta name="robots" content="noindex"/></head>';
    expect(parseHead(html).isIndexable).toBe(false);
  });
});

describe('feed', () => {
  const article = (path: string, published: string | null) =>
    head(path, { title: 'Q & A - Custom Designs', description: 'Why?', author: 'Ana', published });

  it('lists only articles, newest first, with the date of the newest', () => {
    const heads = [
      head('/'),
      article('/blog/old', '2023-04-15'),
      article('/blog/new', '2023-05-28'),
    ];
    const xml = atomFeed(heads, site);
    expect([...xml.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      `${site}/blog`,
      `${site}/blog/new`,
      `${site}/blog/old`,
    ]);
    expect(xml).toMatch(/<\/id><updated>2023-05-28T00:00:00Z<\/updated>/);
  });

  it("uses an article's title without the name of the site", () => {
    expect(atomFeed([article('/blog/a', '2023-05-28')], site)).toContain(
      '<title>Q &amp; A</title>',
    );
  });

  it('shows the words of an article as text, never as elements of the feed', () => {
    const words = `</title><script>"1" > '0' & </script>`;
    const hostile = { ...article('/blog/a?b="c"', '2023-05-28'), title: words, author: words };
    const xml = atomFeed([{ ...hostile, description: words }], site);
    const text = `&lt;/title&gt;&lt;script&gt;&quot;1&quot; &gt; '0' &amp; &lt;/script&gt;`;
    expect(xml).toContain(`<title>${text}</title><link href="${site}/blog/a?b=&quot;c&quot;"/>`);
    expect(xml).toContain(`<name>${text}</name></author><summary>${text}</summary></entry>`);
  });

  it('leaves out an undated article, which a reader could not sort', () => {
    expect(atomFeed([article('/blog/a', null)], site)).not.toContain('<entry>');
  });
});

describe('sitemap', () => {
  it("dates a page by its content file's last commit", () => {
    const dates = {
      'home.ts': '2026-01-02T10:00:00Z',
      'services/overview.ts': '2026-01-03T10:00:00Z',
    };
    expect(entries([head('/'), head('/services')], dates).map(({ lastmod }) => lastmod)).toEqual([
      '2026-01-02T10:00:00Z',
      '2026-01-03T10:00:00Z',
    ]);
  });

  it('dates an article by its own day, and the list by its newest article', () => {
    const heads = [
      head('/blog'),
      head('/blog/old', { published: '2023-04-15' }),
      head('/blog/new', { published: '2023-05-28' }),
    ];
    expect(entries(heads).map(({ lastmod }) => lastmod)).toEqual([
      '2023-05-28',
      '2023-04-15',
      '2023-05-28',
    ]);
  });

  it("compares the sitemap's dates as times, not as text", () => {
    const heads = [head('/blog'), head('/blog/a', { published: '2026-01-02' })];
    const [list] = entries(heads, { 'blog.ts': '2026-01-01T23:00:00-05:00' });
    expect(list?.lastmod).toBe('2026-01-01T23:00:00-05:00');
  });

  it('leaves out an unknown date, and escapes XML', () => {
    const xml = sitemapXml([{ loc: `${site}/blog/a&b</loc>`, lastmod: null }]);
    expect(xml).toContain('<url><loc>https://example.com/blog/a&amp;b&lt;/loc&gt;</loc></url>');
  });
});

describe('commitDates', () => {
  it('takes the newest commit of each file', () => {
    const log = '@2026-02-02T00:00:00Z\n\nhome.ts\n@2026-01-01T00:00:00Z\n\nabout.ts\nhome.ts\n';
    expect([...commitDates(log)]).toEqual([
      ['home.ts', '2026-02-02T00:00:00Z'],
      ['about.ts', '2026-01-01T00:00:00Z'],
    ]);
  });

  it('finds the content file of a page', () => {
    expect(contentFiles('/')).toEqual(['home.ts']);
    expect(contentFiles('/communities/mission')).toContain('communities/mission.ts');
    expect(contentFiles('/services')).toContain('services/overview.ts');
  });
});

describe('share images', () => {
  it("are cropped once for each picture, and only from the site's own pictures", () => {
    const pictures = [
      `${site}/og/home-hero.jpg`,
      `${site}/og/home-hero.jpg`,
      'https://backend.example/og/patio.jpg',
      null,
    ];
    const heads = pictures.map((sharePicture) => head('/', { sharePicture }));
    expect(sharedPictureNames(heads, site)).toEqual(['home-hero']);
  });
});

it("show the company's name and tagline", async () => {
  const [, , name, tagline] = await shareImageOverlay({ name: 'Lamp & Son', tagline: 'Bright' });
  const widthOf = async (line: typeof name) =>
    (await sharp(line?.input as Buffer).metadata()).width;
  expect(await widthOf(name)).toBeGreaterThan(400);
  expect(await widthOf(tagline)).toBeGreaterThan(80);
});

it("paints icons on the drawing's background, and reports a missing one", () => {
  expect(backgroundOf('<svg><rect width="32" fill="#120d09"/></svg>')).toBe('#120d09');
  expect(() => backgroundOf('<svg></svg>')).toThrow(/favicon\.svg has no <rect>/);
});
