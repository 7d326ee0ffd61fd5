import type { Page } from '@playwright/test';
import { withPost } from './posts.ts';
import { asService, expect, hydrate, phone, test } from './site.ts';

const posts = (page: Page) => page.getByRole('region', { name: 'Articles' }).getByRole('article');
const titles = (page: Page) => posts(page).getByRole('heading');

test('keeps tab, search, and page in the address after a reload and Back', async ({ page }) => {
  await page.goto('/blog');
  await hydrate(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  const second = await titles(page).allTextContents();
  await page.reload();
  await expect(titles(page)).toHaveText(second);
  const tab = page.getByRole('link', { name: 'Lighting', exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/blog\?category=lighting$/);
  const lighting = await titles(page).allTextContents();
  expect(lighting.length).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('no such word');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'No posts match your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(titles(page)).toHaveText(lighting);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('no such word');
  await page.goBack();
  await page.goBack();
  await expect(titles(page)).toHaveText(second);
});

test('shows no posts of another page while the app loads', async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/blog?page=2', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(posts(page).first()).toBeHidden();
  arrive();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(posts(page).first()).toBeVisible();
});

test('moves the focus to the posts of the chosen page', async ({ page }) => {
  await page.goto('/blog');
  await hydrate(page);
  const numbers = page.getByRole('link', { name: /^Page \d+$/ });
  const last = Number(await numbers.last().textContent());
  expect(last).toBeGreaterThan(1);
  for (let number = 2; number <= last; number += 1) {
    await page.getByRole('link', { name: 'Next' }).press('Enter');
    const current = page.getByRole('link', { name: `Page ${number}`, exact: true });
    await expect(current).toHaveAttribute('aria-current', 'page');
  }
  const focused = page.locator(':focus');
  await expect(focused.getByRole('article').first()).toBeVisible();
});

test('shows an article newer than the build, and its changes', async ({ page }) => {
  await withPost({ title: 'Newer than the build', slug: 'newer' }, async ({ id, slug }) => {
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newer than the build');
    await expect(page).toHaveTitle('Newer than the build - Custom Designs');
    await asService().from('custom_design_blogs').update({ title: 'Changed since' }).eq('id', id);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed since');
  });
});

for (const { width, height, copy } of [
  { width: 1440, height: 900, copy: 960 },
  { ...phone.viewport, copy: 480 },
]) {
  test(`shows covers from the site itself, ${copy} px wide at ${width}, even after rows are refreshed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const originals: string[] = [];
    page.on('request', (request) => {
      const isPicture = request.resourceType() === 'image';
      if (isPicture && request.url().startsWith(process.env.BACKEND_URL ?? '')) {
        originals.push(request.url());
      }
    });
    const rows = page.waitForResponse(/custom_design_blogs/);
    await page.goto('/blog');
    await hydrate(page);
    await rows;
    const cover = posts(page).first().locator('img');
    await expect(cover).toHaveJSProperty('complete', true);
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(new RegExp(`^${process.env.SITE_URL}/assets/post-\\w+-${copy}\\.webp$`));
    expect(originals).toEqual([]);
  });
}

test.describe('a file that an article links to', () => {
  // A browser requests favicon.ico for a bare file.
  test.use({ expectedNoise: /404/ });

  test('opens a linked file as a file', async ({ page }) => {
    const text = 'See <a href="/favicon.svg">the drawing</a> of it.';
    const content = JSON.stringify([{ type: 'paragraph', text }]);
    await withPost({ slug: 'with-file', content }, async ({ slug }) => {
      await page.goto(`/blog/${slug}`);
      await hydrate(page);
      await page.getByRole('link', { name: 'the drawing' }).click();
      await page.waitForURL(/favicon\.svg$/);
      expect(await page.evaluate(() => document.contentType)).toBe('image/svg+xml');
    });
  });
});
