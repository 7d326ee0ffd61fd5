import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleGroups } from '../NavMenu/NavMenu.fixtures.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { MobileMenuTrigger } from './MobileMenuTrigger.tsx';

it('is a closed sheet in the HTML that opens without scripts, or a link without them', () => {
  const html = renderToString(
    <>
      <MobileMenuTrigger>Menu</MobileMenuTrigger>
      <MobileMenu items={exampleGroups} callToAction={{ label: 'Quote', href: '/' }} />
    </>,
  );
  const id = /<div id="([^"]+)" popover="auto" role="dialog"/.exec(html)?.[1];
  expect(html.toLowerCase()).toContain(`popovertarget="${id}" popovertargetaction="show"`);
  expect(html).toContain('href="#site-map"');
});
