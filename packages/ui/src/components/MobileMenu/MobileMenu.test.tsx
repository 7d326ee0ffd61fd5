import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleGroups } from '../NavMenu/NavMenu.fixtures.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { MobileMenuProvider } from './MobileMenuProvider.tsx';
import { MobileMenuTrigger } from './MobileMenuTrigger.tsx';

const menu = <MobileMenu items={exampleGroups} callToAction={{ label: 'Quote', href: '/' }} />;

it('raises an error that says what to do outside its provider', () => {
  expect(() => renderToString(<MobileMenuTrigger>Menu</MobileMenuTrigger>)).toThrow(
    /outside MobileMenuProvider.*Wrap the app in <MobileMenuProvider>/,
  );
  expect(() => renderToString(menu)).toThrow(/outside MobileMenuProvider/);
});

it('sends an empty, closed sheet and a link for pages without JavaScript', () => {
  const html = renderToString(
    <MobileMenuProvider>
      <MobileMenuTrigger>Menu</MobileMenuTrigger>
      {menu}
    </MobileMenuProvider>,
  );
  expect(html).toMatch(/<dialog[^>]*><\/dialog>/);
  expect(html).not.toMatch(/<dialog[^>]* open/);
  expect(html).toContain('href="#site-map"');
});
