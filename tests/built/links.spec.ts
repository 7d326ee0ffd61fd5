import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { client as clientFolder } from '../../site/build/dist.ts';

const client = fileURLToPath(clientFolder);
const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(client, path), 'utf8');
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => (found as string).replaceAll('&amp;', '&'));

const pages = new Map(
  files
    .filter((path) => path.endsWith('.html'))
    .map((path) => [`/${path.replace(/\/?index\.html$/, '')}`, read(path)]),
);

function isDead(from: string, href: string): boolean {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const html = pages.get(path);
  // Articles that the build did not know are drawn on the client; files are looked up as they are.
  if (html === undefined) return !files.includes(path.slice(1));
  return hash !== '' && !all(html, / id="([^"]+)"/g).includes(decodeURIComponent(hash.slice(1)));
}

test('no page links to a page, a file or a place that does not exist', () => {
  const dead = [...pages].flatMap(([from, html]) =>
    all(html, /<(?:a|link|img|source|script)[^>]* (?:href|src)="((?:\/(?!\/)|#)[^"]*)"/g)
      .filter((href) => isDead(from, href))
      .map((href) => `${from} -> ${href}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test('every page has one h1, a title and a language', () => {
  for (const [path, html] of pages) {
    expect(all(html, /<(h1)[ >]/g), path).toHaveLength(1);
    expect(all(html, /<title>([^<]+)<\/title>/g), path).toHaveLength(1);
    expect(html, path).toContain('<html lang="en"');
  }
});
