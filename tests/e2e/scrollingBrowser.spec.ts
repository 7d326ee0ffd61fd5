import { chromiumPath, findWholeChromium } from '../../scripts/chromium.ts';
import { about } from '../../site/src/content/about.ts';
import { expectHeading, expectTop, follow, top } from './journey.ts';
import { expect, hydrate, isPhone, test } from './site.ts';

/**
 * The headless shell has no back/forward cache. Playwright hides scrollbars and switches the cache off.
 * Visitors have both.
 */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      executablePath: findWholeChromium() ?? chromiumPath(),
      ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
    });
  },
});

test('a drag of the scrollbar ends the scrolling to the top', { tag: '@slow' }, async ({
  page,
}) => {
  test.skip(isPhone(page), 'phones have no scrollbar to drag');
  await page.goto('/');
  await hydrate(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, '/about');
  await expectHeading(page, about.hero.title);
  const width = page.viewportSize()?.width ?? 0;
  await page.mouse.move(width - 5, 30);
  await page.mouse.down();
  await page.mouse.move(width - 5, 200, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => top(page)).toBeGreaterThan(300);
  const place = await top(page);
  await page.clock.runFor(400);
  expect(await top(page)).toBe(place);
});

test('a page from the back/forward cache is where it was, and goes on remembering', {
  tag: '@slow',
}, async ({ page }) => {
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><h1>Elsewhere</h1>' }),
  );
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => {
    scrollTo(0, 1200);
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.fromCache = String(persisted);
    });
  });
  await page.evaluate(() => location.assign('http://elsewhere.test/'));
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  // The call has returned before the page, and the script's context with it, is left.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-from-cache', 'true');
  await expectTop(page, 1200);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
});
