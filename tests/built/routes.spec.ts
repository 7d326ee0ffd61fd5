import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { client as clientFolder } from '../../site/build/dist.ts';
import { parseHead } from '../../site/build/parseHead.ts';
import { slugsOf } from '../../site/src/content/paths.ts';
import { routePaths } from '../../site/src/routes.ts';
import { everyPage } from '../e2e/stated/index.ts';
import { notFound } from '../e2e/stated/standalone.ts';

const client = fileURLToPath(clientFolder);
const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .map((path) => {
    const html = readFileSync(join(client, path), 'utf8');
    const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? '';
    const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '';
    const route = path === '404.html' ? notFound.route : `/${path.replace(/\/?index\.html$/, '')}`;
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    return { route, title, description, main, isIndexable: parseHead(html).isIndexable };
  });

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('the pages are those of the route table, and articles', () => {
  const isArticle = (route: string) => /^\/blog\/./.test(route);
  const built = pages.map(({ route }) => route).filter((route) => !isArticle(route));
  const stated = everyPage.map(({ route }) => route);
  expect(built.sort()).toEqual(stated.filter((route) => !isArticle(route)).sort());
  expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(stated.filter(isArticle)));
});

test('every page has a title and a description that no other has', () => {
  const found = pages.filter(({ isIndexable }) => isIndexable);
  expect(found.length).toBeGreaterThanOrEqual(routePaths.length - 1);
  for (const { route, description } of found) {
    expect(description.length, route).toBeGreaterThan(50);
  }
  expect(repeated(found.map(({ title }) => title))).toEqual([]);
  expect(repeated(found.map(({ description }) => description))).toEqual([]);
});

test('no description is longer than 160 characters or ends in the middle of a sentence', () => {
  const described = pages.filter(({ description }) => description !== '');
  expect(described.length).toBeGreaterThan(routePaths.length);
  expect(described.filter(({ route }) => route.startsWith('/commercial'))).toHaveLength(
    slugsOf('commercial').length + 1,
  );
  for (const { route, description } of described) {
    const text = description.replaceAll(/&[#\w]+;/g, '&');
    expect(text.length, route).toBeLessThanOrEqual(160);
    expect(text, route).toMatch(/[.!?…]$/);
  }
});
