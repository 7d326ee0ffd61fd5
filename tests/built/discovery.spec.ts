import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { company } from '../../site/src/content/company.ts';
import { slugsOf } from '../../site/src/content/paths.ts';
import { staticPosts } from '../../site/src/content/posts.ts';
import { shareSize } from '../../site/src/seo/addresses.ts';
import { all, client, pages, read } from './pages.ts';

const site = read('robots.txt').match(/^Sitemap: (.+)\/sitemap\.xml$/m)?.[1] ?? '';
const indexable = pages.filter(({ head }) => head.isIndexable);

test('every public page has a canonical link to its own address', () => {
  expect(indexable.length).toBeGreaterThan(0);
  for (const { path, head } of indexable) expect(head.canonical, path).toBe(site + path);
});

test('the sitemap lists exactly the public pages, dated no later than now', () => {
  const xml = read('sitemap.xml');
  const listed = all(xml, /<loc>([^<]+)<\/loc>/g).map((loc) => loc.replaceAll('&amp;', '&'));
  expect(listed.toSorted()).toEqual(indexable.map(({ path }) => site + path).toSorted());
  for (const date of all(xml, /<lastmod>([^<]+)<\/lastmod>/g)) {
    expect(Date.parse(date), date).toBeLessThanOrEqual(Date.now());
  }
});

test('articles without an address of their own are built, but not in the sitemap', () => {
  const id = /^\/blog\/[0-9a-f]{8}-[0-9a-f-]{27}$/;
  const unnamed = pages.filter(({ path }) => id.test(path));
  expect(unnamed.length).toBeGreaterThan(0);
  for (const { path, head } of unnamed) {
    expect(head.isIndexable, path).toBe(false);
    expect(head.title, path).toMatch(new RegExp(`\\w - ${company.name}$`));
    expect(read('sitemap.xml') + read('feed.xml'), path).not.toContain(path);
  }
});

test('the admin pages, the pages after a form, and the not-found page are not indexed', () => {
  expect(read('robots.txt')).toContain('Disallow: /admin\n');
  const hidden = pages.filter(({ path }) => /^\/(admin|contact\/|404|blog\/preview)/.test(path));
  expect(hidden).toHaveLength(17);
  for (const { path, head } of hidden) expect(head.isIndexable, path).toBe(false);
});

test('security.txt says where to report a fault, and expires in a year', () => {
  const text = read('.well-known/security.txt');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(text).toContain(`Contact: ${company.email.href}\n`);
  expect(text).toContain(`Canonical: ${site}/.well-known/security.txt\n`);
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThanOrEqual(366);
});

test('the built-in posts are not indexed', () => {
  for (const { slug } of staticPosts) {
    const page = pages.find(({ path }) => path === `/blog/${slug}`);
    expect(page?.head.isIndexable, slug).toBe(false);
  }
});

test('every page has a share image: a JPEG of the size that social networks show', async () => {
  const addresses = new Set<string>();
  for (const { path, html, head } of indexable) {
    const said = (name: string) => html.match(`property="og:image:${name}" content="([^"]+)"`)?.[1];
    expect([Number(said('width')), Number(said('height'))], path).toEqual([
      shareSize.width,
      shareSize.height,
    ]);
    expect(said('alt')?.length, path).toBeGreaterThan(5);
    expect(head.sharePicture, path).toContain(`${site}/og/`);
    addresses.add(head.sharePicture ?? '');
  }
  for (const address of addresses) {
    const { format, width, height } = await sharp(
      join(client, new URL(address).pathname),
    ).metadata();
    expect({ format, width, height }, address).toEqual({ format: 'jpeg', ...shareSize });
  }
});

const nodesOf = (html: string): Record<string, unknown>[] =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap(
    (text) => JSON.parse(text)['@graph'] ?? [],
  );

for (const city of slugsOf('communities')) {
  test(`the page of ${city} has its phone number in the structured data`, () => {
    const page = pages.find(({ path }) => path === `/communities/${city}`);
    const service = nodesOf(page?.html ?? '').find((node) => node['@type'] === 'Service');
    expect(service).toMatchObject({
      availableChannel: { servicePhone: { telephone: page?.main.match(/tel:(\+\d+)/)?.[1] } },
    });
  });
}

test('structured data is one graph per page, without reviews', () => {
  const graphs = indexable.map(({ path, html }) => {
    const found = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
    expect(found.length, path).toBeLessThanOrEqual(1);
    return found[0] ?? '{}';
  });
  const types = new Set(
    graphs.flatMap((text) => JSON.parse(text)['@graph'] ?? []).map((node) => node['@type']),
  );
  expect([...types]).toEqual(expect.arrayContaining(['HomeAndConstructionBusiness', 'WebSite']));
  expect(graphs.join('\n')).not.toMatch(/"(?:aggregateRating|reviews?|reviewRating)":/);
});

test('the web manifest names existing icons of the right size', async () => {
  const { icons } = JSON.parse(read('manifest.webmanifest'));
  expect(icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of icons) {
    expect(existsSync(join(client, src)), src).toBe(true);
    const { width, height } = await sharp(join(client, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('a request for favicon.ico gets a picture', () => {
  const ico = readFileSync(join(client, 'favicon.ico'));
  expect(ico.readUInt32LE(0)).toBe(0x00010000);
  expect(ico.readUInt16LE(4)).toBeGreaterThan(0);
});
