import { describe, expect, it } from 'vitest';
import {
  dataPathOf,
  deferHydration,
  hydrationScript,
  sha256,
  speculationRules,
} from './deferHydration.ts';

const page = (stream = '"[{\\"_1\\":2}]\\n"') =>
  [
    '<html><head><link rel="modulepreload" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/root-1.js"/></head><body><h1>Home</h1>',
    '<script>window.__reactRouterContext = {"basename":"/","ssr":false};window.__reactRouterContext.stream = new ReadableStream();</script>',
    '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/home-1.js";\nwindow.__reactRouterRouteModules = {"root":route0,"routes/home":route1};\nimport("/assets/entry-1.js");</script>',
    `<!--$--><script>window.__reactRouterContext.streamController.enqueue(${stream});</script><!--$--><script>window.__reactRouterContext.streamController.close();</script></body></html>`,
  ].join('');

const dataOf = (html: string) => JSON.parse(deferHydration(html, 'LOADER').data.text);

describe('deferHydration', () => {
  it('leaves no script that runs except the loader', () => {
    const { html } = deferHydration(page(), 'LOADER');
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="text/plain" id="hydration-data">',
      '<script>',
      '<script type="speculationrules">',
    ]);
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('<h1>Home</h1>');
  });

  it('keeps all the data that the router needs', () => {
    const { html, data } = deferHydration(page(), 'LOADER');
    expect(dataPathOf(html)).toBe(data.path);
    expect(dataOf(page())).toEqual({
      context: { basename: '/', ssr: false },
      routes: { root: ['/assets/root-1.js'], 'routes/home': ['/assets/home-1.js'] },
      entry: '/assets/entry-1.js',
      preload: ['/assets/manifest-1.js', '/assets/root-1.js'],
      stream: ['[{"_1":2}]\n'],
    });
  });

  it('keeps every chunk of a route that is split into several', () => {
    const html = page().replace(
      'import * as route1 from "/assets/home-1.js";',
      'import * as route1_loader from "/assets/loader-1.js";\nimport * as route1_main from "/assets/home-1.js";\nconst route1 = {...route1_loader,...route1_main};',
    );
    expect(dataOf(html).routes['routes/home']).toEqual([
      '/assets/loader-1.js',
      '/assets/home-1.js',
    ]);
  });

  it('refuses a route whose module it cannot find', () => {
    const html = page().replace('import * as route1 from', 'import route1 from');
    expect(() => deferHydration(html, 'LOADER')).toThrow(/the route routes\/home/);
  });

  it('keeps the text of a post as text, even if it looks like code', () => {
    const { html, data } = deferHydration(page('"\\u003c/script>$&$1"'), 'LOADER$&');
    expect(JSON.parse(data.text).stream).toEqual(['</script>$&$1']);
    expect(html).not.toContain('$1');
    expect(html).toContain('<script>LOADER$&</script>');
  });

  it('names the data file by a hash of its content, so that it can be cached for a year', () => {
    const paths = [page(), page(), page('"other"')].map(
      (html) => deferHydration(html, 'LOADER').data.path,
    );
    expect(paths[0]).toBe(paths[1]);
    expect(paths[0]).not.toBe(paths[2]);
  });

  it('refuses a page with unknown scripts', () => {
    expect(() => deferHydration('<html></html>', 'LOADER')).toThrow(/React Router's output/);
  });
});

it('prefetches pages, but no files and no screens of managers', () => {
  const [rule] = speculationRules.prefetch;
  const [all, other] = rule?.where.and ?? [];
  const matches = (patterns: string | string[] = [], pathname: string) =>
    [patterns].flat().some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname }));
  const isPrefetched = (path: string) =>
    matches(all?.href_matches, path) && !matches(other?.not?.href_matches, path);
  expect(['/', '/about', '/blog/a-post'].filter(isPrefetched)).toHaveLength(3);
  expect(['/admin', '/admin/leads', '/price-list.pdf'].filter(isPrefetched)).toEqual([]);
});

describe('hydrationScript', () => {
  it('is the same on every run, so that its hash stays valid', async () => {
    const [first, second] = [await hydrationScript(), await hydrationScript()];
    expect(first).toBe(second);
    expect(sha256(first)).toMatch(/^'sha256-.{44}'$/);
    expect(first.length).toBeLessThan(5120);
  });
});
