import { expect, test } from 'vitest';
import { shorten } from './routeManifest.ts';

test('a route lists only files that are not loaded yet, and a page of managers none', () => {
  const routes = shorten({
    entry: { module: 'entry.js', imports: ['react.js'] },
    routes: {
      root: { module: 'root.js', imports: ['react.js', 'link.js'] },
      about: { path: 'about', module: 'about.js', imports: ['react.js', 'hero.js', 'link.js'] },
      posts: { path: 'admin/posts', module: 'posts.js', imports: ['editor.js'] },
    },
  });
  expect(Object.values(routes).map(({ imports }) => imports)).toEqual([
    ['react.js', 'link.js'],
    ['hero.js'],
    [],
  ]);
});
