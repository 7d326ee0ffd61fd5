import type { Page } from '@playwright/test';
import { expect } from './site.ts';

export const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const expectTop = (page: Page, value: number) => expect.poll(() => top(page)).toBe(value);

/** A scroll that nobody made. */
export const move = (page: Page, value: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        scrollTo(0, y);
      }),
    value,
  );

/** A scroll by hand to an exact place. */
export const scroll = async (page: Page, value: number) => {
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  await move(page, value);
};
export const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Follows a link of the footer wherever the page is scrolled to: a press by Playwright would scroll there. */
export const follow = (page: Page, path: string) =>
  page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click(),
    path,
  );
