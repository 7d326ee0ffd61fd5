import { expect, test } from '@playwright/test';
import { all, files, pages, read } from './pages.ts';

const htmlOf = new Map(pages.map(({ path, html }) => [path, html]));

function isDead(from: string, href: string): boolean {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const html = htmlOf.get(path);
  // The browser renders articles newer than the build. Other paths must be files.
  if (html === undefined) return !files.includes(path.slice(1));
  return hash !== '' && !all(html, / id="([^"]+)"/g).includes(decodeURIComponent(hash.slice(1)));
}

test('no page links to a missing page, file, or anchor', () => {
  const dead = pages.flatMap(({ path: from, html }) =>
    all(html, /<(?:a|link|img|source|script)[^>]* (?:href|src)="((?:\/(?!\/)|#)[^"]*)"/g)
      .map((href) => href.replaceAll('&amp;', '&'))
      .filter((href) => isDead(from, href))
      .map((href) => `${from} -> ${href}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test("the service worker keeps only files that exist, and every manager's page", () => {
  const kept = all(read('admin-worker.js'), /url:[`"']([^`"']+)/g);
  const missing = kept.filter((path) => !htmlOf.has(path) && !files.includes(path.slice(1)));
  expect(missing).toEqual([]);
  const paths = [...htmlOf.keys()].filter((path) => /^\/admin(\/|$)/.test(path));
  expect(kept).toEqual(expect.arrayContaining(paths));
});

test('every page has one h1, a title, and a language', () => {
  for (const { path, html } of pages) {
    expect(all(html, /<(h1)[ >]/g), path).toHaveLength(1);
    expect(all(html, /<title>([^<]+)<\/title>/g), path).toHaveLength(1);
    expect(html, path).toContain('<html lang="en"');
  }
});
