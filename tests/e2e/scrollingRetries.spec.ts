import type { Page } from '@playwright/test';
import { about } from '../../site/src/content/about.ts';
import { expectHeading, expectTop, follow, move, top } from './journey.ts';
import { expect, hydrate, phone, test } from './site.ts';

test.describe('in the first 300 ms of a page', () => {
  /** Opens the page with its clock at rest, so that both retries are still to come. */
  const openAtRest = async (page: Page) => {
    await page.goto('/');
    await hydrate(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await follow(page, '/about');
    await expectHeading(page, about.hero.title);
    await expectTop(page, 0);
  };
  const pass = (page: Page) => page.clock.runFor(400);

  test('goes to the top again when something else has scrolled it', async ({ page }) => {
    await openAtRest(page);
    await move(page, 300);
    await pass(page);
    await expectTop(page, 0);
  });

  test('leaves the page to whoever turns the wheel', async ({ page }) => {
    await openAtRest(page);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 300);
    await expectTop(page, 300);
    await pass(page);
    expect(await top(page)).toBe(300);
  });

  test('leaves the page to the keys', async ({ page }) => {
    await openAtRest(page);
    await page.keyboard.press('End');
    await expect.poll(() => top(page)).toBeGreaterThan(500);
    await pass(page);
    expect(await top(page)).toBeGreaterThan(500);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('leaves the page to a finger', async ({ page }) => {
      await openAtRest(page);
      const devtools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...y: number[]) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y.map((one) => ({ x: 200, y: one })),
        });
      await touch('touchStart', 600);
      for (const y of [550, 450, 350, 250]) await touch('touchMove', y);
      await touch('touchEnd');
      await expect.poll(() => top(page)).toBeGreaterThan(100);
      const place = await top(page);
      await pass(page);
      // A finger's scroll may run on for a while.
      expect(await top(page)).toBeGreaterThanOrEqual(place);
    });
  });
});
