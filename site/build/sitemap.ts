import { contentFiles } from './lastmod.ts';
import type { Head } from './parseHead.ts';
import { xmlText } from './xml.ts';

export interface SitemapEntry {
  readonly loc: string;
  /** A day or a moment; null when nobody knows. */
  readonly lastmod: string | null;
}

/** Moments carry different offsets, so they are compared as times. */
const latest = (dates: readonly (string | null | undefined)[]): string | null =>
  dates
    .filter((date): date is string => Boolean(date))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1) ?? null;

/**
 * Pages that search engines may keep, each once, with the day their words last changed: of the
 * content file's last commit, of an article itself, or of the newest article for a list of them.
 */
export function sitemapEntries(
  heads: readonly Head[],
  dates: ReadonlyMap<string, string>,
): SitemapEntry[] {
  const pages = new Map(
    heads.flatMap((head) =>
      head.isIndexable && head.canonical ? [[head.canonical, head] as const] : [],
    ),
  );
  return [...pages].map(([loc, { published }]) => {
    const listed = [...pages].flatMap(([other, head]) =>
      other.startsWith(`${loc}/`) ? [head.published] : [],
    );
    const files = contentFiles(new URL(loc).pathname).map((file) => dates.get(file));
    return { loc, lastmod: published ?? latest([...files, ...listed]) };
  });
}

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ loc, lastmod }) =>
      `<url><loc>${xmlText(loc)}</loc>${lastmod ? `<lastmod>${xmlText(lastmod)}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export const robotsTxt = (site: string) =>
  ['User-agent: *', 'Disallow: /admin/', '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');

/** Pages of a preview say noindex, which only those can read who may come. */
export const previewRobotsTxt = 'User-agent: *\nAllow: /\n';
