import { company } from '../src/content/company.ts';
import { contentFiles } from './lastmod.ts';
import type { Head } from './parseHead.ts';
import { xmlText } from './xml.ts';

export interface SitemapEntry {
  readonly loc: string;
  /** A day or a timestamp. Null if unknown. */
  readonly lastmod: string | null;
}

/** Compares timestamps as times, because their offsets differ. */
const latest = (dates: readonly (string | null | undefined)[]): string | null =>
  dates
    .filter((date): date is string => Boolean(date))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1) ?? null;

/**
 * Lists each indexable page with the day its text last changed: the content file's last commit, the
 * article's own date, or the newest article of a list.
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
  ['User-agent: *', 'Disallow: /admin', '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');

/**
 * Says where to report a security fault (RFC 9116). It expires after a year, so that nobody writes to
 * the address of a site that is no longer built.
 */
export const securityTxt = (site: string, now = new Date()) => {
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + 1);
  return [
    `Contact: ${company.email.href}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
};

/** Allows all crawlers, because they must read a preview's pages to see their noindex. */
export const previewRobotsTxt = 'User-agent: *\nAllow: /\n';
