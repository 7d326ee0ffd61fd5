import { expect, test } from '@playwright/test';
import { routePaths } from '../../site/src/routes.ts';
import { everyPage, notFound } from '../e2e/pages.ts';
import { pages as builtPages } from './pages.ts';

const pages = builtPages.map(({ path, head }) => ({
  ...head,
  route: path === '/404.html' ? notFound : path,
}));

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('the build has a page for each route and article', () => {
  const isArticle = (route: string) => /^\/blog\/./.test(route);
  const built = pages.map(({ route }) => route).filter((route) => !isArticle(route));
  expect(built.sort()).toEqual(everyPage.filter((route) => !isArticle(route)).sort());
  expect(pages.map(({ route }) => route)).toEqual(
    expect.arrayContaining(everyPage.filter(isArticle)),
  );
});

test('every page has a unique title and description', () => {
  const found = pages.filter(({ isIndexable }) => isIndexable);
  expect(found.length).toBeGreaterThanOrEqual(routePaths.length - 1);
  for (const { route, description } of found) {
    expect(description.length, route).toBeGreaterThan(50);
  }
  expect(repeated(found.map(({ title }) => title))).toEqual([]);
  expect(repeated(found.map(({ description }) => description))).toEqual([]);
});
