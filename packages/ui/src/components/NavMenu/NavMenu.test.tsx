import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleGroups, exampleLinks } from './NavMenu.fixtures.ts';
import { NavMenu } from './NavMenu.tsx';
import { currentPage } from './navigation.ts';

it('includes every link of every panel in the HTML', () => {
  const html = renderToString(<NavMenu items={[...exampleGroups, ...exampleLinks]} />);
  for (const { featured, items } of exampleGroups) {
    for (const { href } of [featured, ...items]) expect(html).toContain(`href="${href}"`);
  }
  expect(html).not.toContain('aria-expanded="true"');
});

it.each([
  ['/services', '/services', 'page'],
  ['/services', '/services/', 'page'],
  ['/', '/', 'page'],
  ['/', '/services', undefined],
  ['/services', '/services/lighting-design', undefined],
  ['/services', undefined, undefined],
])('a link to %s on the page %s is current: %s', (href, current, expected) => {
  expect(currentPage(href, current)).toBe(expected);
});
