import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Sets the text size in the browser's settings, where 16 px is 100 %. */
async function chooseTextSize(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The share of the window's height that fixed bars cover. */
const barsShare = (page: Page) =>
  page.evaluate(() => {
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement));
    const rows = Array.from({ length: 100 }, (_, row) => ((row + 0.5) * innerHeight) / 100);
    return rows.filter((y) => isBar(document.elementFromPoint(innerWidth / 2, y))).length / 100;
  });

/** The last bar appears after scrolling. */
async function scrollDown(page: Page) {
  await page.evaluate(() => scrollTo(0, 1500));
  await page.waitForFunction(() => document.getAnimations().every((one) => !one.pending));
}

const expectNoOverflow = async (page: Page, route: string) =>
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    route,
  ).toBeLessThanOrEqual(0);

const HEIGHT = 800;

for (const percent of [100, 200]) {
  test(`the bars leave room for a page with text at ${percent} %`, {
    tag: ['@slow', '@wide'],
  }, async ({ page }) => {
    await chooseTextSize(page, (16 * percent) / 100);
    for (const width of [1280, 1024, 768]) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const route of ['/', '/services/lighting-design', '/blog']) {
        await page.goto(route);
        expect(await barsShare(page), route).toBeLessThan(0.4);
        await scrollDown(page);
        expect(await barsShare(page), `${route}, scrolled`).toBeLessThan(0.4);
        await expectNoOverflow(page, route);
        const bar = page.getByRole('navigation', { name: 'Main' });
        const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
        expect(await bar.isVisible(), route).not.toBe(await menu.isVisible());
      }
    }
  });
}

for (const [width, height] of [
  [667, 375],
  [360, 225],
] as const) {
  test(`the bars scroll away from a window of ${width} by ${height} px`, { tag: '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const route of ['/', '/services/lighting-design']) {
      await page.goto(route);
      await scrollDown(page);
      expect(await barsShare(page), route).toBe(0);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeInViewport();
  });
}

/** The spacing that WCAG 2.2 lets readers set (1.4.12). */
const widerSpacing = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
  );
  document.adoptedStyleSheets.push(sheet);
};

for (const setting of ['wider spacing', 'text at 200 %']) {
  test(`the header and the text of a hero fit 320 px with ${setting}`, { tag: '@slow' }, async ({
    page,
  }) => {
    if (setting === 'text at 200 %') await chooseTextSize(page, 32);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of ['/', '/commercial/emergency-services', '/commercial/retail']) {
      await page.goto(route);
      if (setting === 'wider spacing') await page.evaluate(widerSpacing);
      const header = page.getByRole('banner').locator('> *').first();
      const heading = page.getByRole('heading', { level: 1 });
      const bottom =
        ((await header.boundingBox())?.y ?? 0) + ((await header.boundingBox())?.height ?? 0);
      expect((await heading.boundingBox())?.y, route).toBeGreaterThanOrEqual(bottom);
      await expectNoOverflow(page, route);
    }
  });
}
