import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { BuildEnvironment } from './environment.ts';
import { atomFeed } from './feed.ts';
import { htmlFiles } from './files.ts';
import { writeIcons } from './icons.ts';
import { contentDates } from './lastmod.ts';
import { parseHead } from './parseHead.ts';
import { sharedPictureNames, writeShareImages } from './shareImages.ts';
import { previewRobotsTxt, robotsTxt, securityTxt, sitemapEntries, sitemapXml } from './sitemap.ts';

/**
 * Writes the files for search engines, social networks, launchers, and people who report faults. It reads the built pages, so
 * a `noindex` page is never in the sitemap.
 */
export async function writeSeoFiles(
  client: URL,
  { siteUrl: site, isPreview }: BuildEnvironment,
): Promise<void> {
  const pages = await Promise.all(
    (await htmlFiles(client)).map(async (path) => parseHead(await readFile(path, 'utf8'))),
  );
  const entries = sitemapEntries(pages, await contentDates());
  await mkdir(new URL('.well-known/', client), { recursive: true });
  await Promise.all([
    ...(isPreview ? [] : [writeFile(new URL('sitemap.xml', client), sitemapXml(entries))]),
    writeFile(new URL('feed.xml', client), atomFeed(pages, site)),
    writeFile(new URL('robots.txt', client), isPreview ? previewRobotsTxt : robotsTxt(site)),
    writeFile(new URL('.well-known/security.txt', client), securityTxt(site)),
    writeShareImages(sharedPictureNames(pages, site), client),
    writeIcons(client),
  ]);
}
