import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MobileMenuProvider } from '../MobileMenu/MobileMenuProvider.tsx';
import { exampleGroups, exampleLinks, examplePhone } from '../NavMenu/NavMenu.fixtures.ts';
import { SiteHeader } from './SiteHeader.tsx';

const header = (
  <SiteHeader
    logo="Custom Designs"
    homeHref="/"
    items={[...exampleGroups, ...exampleLinks]}
    phone={examplePhone}
    messageHref="#contact"
    isOverPicture
  />
);

it('is sent clear and whole: navigation, phone, message and a way to the menu', () => {
  const html = renderToString(<MobileMenuProvider>{header}</MobileMenuProvider>);
  expect(html).not.toContain('data-scrolled');
  expect(html).toContain('data-over-picture="true"');
  expect(html).toContain(`href="${examplePhone.href}"`);
  expect(html).toContain('href="#contact"');
  expect(html).toContain('href="#site-map"');
  expect(html).toContain('href="/services/lighting-design"');
});

it('says which provider its menu button needs', () => {
  expect(() => renderToString(header)).toThrow(/MobileMenuProvider/);
});
