import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

export const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const expectTop = (page: Page, value: number) => expect.poll(() => top(page)).toBe(value);

const move = (page: Page, value: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        scrollTo(0, y);
      }),
    value,
  );

/** Scrolls to an exact place as a visitor would. */
export const scroll = async (page: Page, value: number) => {
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  await move(page, value);
};
export const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/**
 * Clicks a footer link from any scroll position. Playwright's own click would scroll to the link.
 */
export const follow = (page: Page, path: string) =>
  page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click(),
    path,
  );

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80 && !(await isThere()); step += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
