import type { Page } from '@playwright/test';
import { expect, hydrate, isPhone, test } from './site.ts';

/** Records the addresses of the requested video files. */
function watchVideo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url());
  });
  return asked;
}

const pause = (page: Page) => page.getByRole('button', { name: 'Pause video' });
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3000 })));

const width = (page: Page) => (isPhone(page) ? 960 : 1600);

for (const theme of ['dark', 'light'] as const) {
  test(`plays the backend's video of the ${theme} theme by itself, over the still, in the size of the screen`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const asked = watchVideo(page);
    await page.goto('/');
    const film = page.locator('video[data-playing]').filter({ visible: true });
    await expect(film).toHaveJSProperty('paused', false);
    await expect(film).toHaveJSProperty('loop', true);
    await expect(film).toHaveJSProperty('muted', true);
    expect(await page.locator('html').getAttribute('data-hydrated'), 'untouched').toBeNull();
    const name = `home-hero${theme === 'dark' ? '' : '-noon'}-${width(page)}`;
    const stored = `${process.env.BACKEND_URL}/storage/v1/object/public/site-media/${name}`;
    expect(asked[0]).toMatch(new RegExp(`^${stored}-(av1|h264)\\.mp4$`));
    expect(asked.filter((url) => !url.startsWith(`${stored}-`))).toEqual([]);
  });
}

test('pauses the video at the press of its button', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await pause(page).click();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  await expect(page.locator('video[data-playing]')).toHaveCount(0);
});

test('requests no video with reduced motion', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = watchVideo(page);
  await page.goto('/');
  await hydrate(page);
  await idle(page);
  await expect(pause(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('opens with a picture cropped for the screen', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/services/lighting-design');
  const picture = page.getByRole('main').getByRole('img').first();
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(address).toMatch(isPhone(page) ? /-tall-[\w-]+\.avif$/ : /-1600-[\w-]+\.avif$/);
});
