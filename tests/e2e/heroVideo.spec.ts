import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './site.ts';

/** Records the addresses of the requested video files. */
function watchVideo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url());
  });
  return asked;
}

const width = (page: Page) => (isPhone(page) ? 960 : 1600);

test("plays the backend's video before the page is touched, in the size of the screen", async ({
  page,
}) => {
  const asked = watchVideo(page);
  await page.goto('/');
  const film = page.locator('video[data-playing]').filter({ visible: true });
  await expect(film).toHaveJSProperty('paused', false);
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
  const stored = `${process.env.BACKEND_URL}/storage/v1/object/public/site-media/home-hero-${width(page)}-`;
  expect(asked[0]).toMatch(/-(av1|h264)\.mp4$/);
  expect(asked.filter((url) => !url.startsWith(stored))).toEqual([]);
});

test('opens with a picture cropped for the screen', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/services/lighting-design');
  const picture = page.getByRole('main').getByRole('img').first();
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(address).toMatch(isPhone(page) ? /-tall-[\w-]+\.avif$/ : /-1600-[\w-]+\.avif$/);
});
