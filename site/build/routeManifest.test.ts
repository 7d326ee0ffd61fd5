import { expect, test } from 'vitest';
import { shorten } from './routeManifest.ts';

test('a route lists only what it has and files that are not loaded yet, and a desk no files', () => {
  const routes = shorten({
    entry: { module: 'entry.js', imports: ['react.js'] },
    routes: {
      root: { module: 'root.js', imports: ['react.js', 'link.js'] },
      about: { hasLoader: false, module: 'about.js', imports: ['react.js', 'hero.js', 'link.js'] },
      'routes/desk/posts': { hasLoader: true, module: 'posts.js', imports: ['editor.js'] },
    },
  });
  expect(routes).toEqual({
    root: { module: 'root.js', imports: ['react.js', 'link.js'] },
    about: { module: 'about.js', imports: ['hero.js'] },
    'routes/desk/posts': { hasLoader: true, module: 'posts.js', imports: [] },
  });
});
