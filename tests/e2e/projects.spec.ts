import type { Page } from '@playwright/test';
import { projects } from '../../site/src/content/projects.ts';
import { pagesOf } from './content.ts';
import { choose, open, removeImages, signIn } from './mediaCenter.ts';
import { cameraPhotos } from './mediaPhotos.ts';
import { asService, expect, expectNoAxeViolations, hydrate, isPhone, test } from './site.ts';

const words = projects.gallery;
const gallery = (page: Page) => page.getByRole('region', { name: words.heading });
const titles = (page: Page) => gallery(page).getByRole('heading', { level: 3 });

async function seededTitles(): Promise<string[]> {
  const { data } = await asService()
    .from('images')
    .select('title')
    .eq('category', 'project-gallery')
    // Other tests hang pictures of their own for a while.
    .like('image_id', 'seed-%')
    .order('is_featured', { ascending: false })
    .order('created_at', { ascending: false });
  return (data ?? []).map(({ title }) => title);
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the pictures of the database, featured first, a dozen and then the rest', async ({
    page,
  }) => {
    const seeded = await seededTitles();
    expect(seeded.length).toBeGreaterThan(12);
    await page.goto('/projects');
    await expect(titles(page)).toHaveText(seeded.slice(0, 12));
    await expect(page.getByRole('img', { name: seeded[0] as string })).toBeVisible();
    await gallery(page).getByText(words.more).click();
    await expect(titles(page)).toHaveText(seeded);
  });

  test('tells every case study and leads to the page that holds it', async ({ page }) => {
    await page.goto('/projects');
    const pages = [...(await pagesOf('residential')), ...(await pagesOf('commercial'))];
    for (const { path, cases } of pages) {
      for (const { title, description, client, location } of cases) {
        await expect(page.getByRole('link', { name: title })).toHaveAttribute(
          'href',
          `${path}#stories`,
        );
        await expect(page.getByText(description)).toBeVisible();
        await expect(page.getByText(`${client} | ${location}`).first()).toBeVisible();
      }
    }
  });
});

test('shows a picture that was hung after the build', async ({ page }) => {
  const backend = asService();
  const title = `Hung after the build, ${test.info().project.name}`;
  const { data } = await backend
    .from('images')
    .insert({
      image_id: 'late',
      file_name: 'late.webp',
      file_path: `${process.env.BACKEND_URL}/storage/v1/object/public/custom-designs-images/seed/about-van.webp`,
      bucket_name: 'custom-designs-images',
      category: 'project-gallery',
      title,
      is_featured: true,
      created_at: '2099-01-01T00:00:00Z',
    })
    .select('id')
    .single();
  try {
    await page.goto('/projects');
    await hydrate(page);
    await gallery(page).scrollIntoViewIfNeeded();
    await expect(titles(page).filter({ hasText: title })).toBeVisible();
  } finally {
    await backend.from('images').delete().eq('id', data?.id);
  }
});

test.describe('pictures straight from a camera', () => {
  const name = 'Camera';
  test.afterEach(() => removeImages(name));

  test('reach a phone as small copies, also those that are newer than the build', async ({
    page,
  }) => {
    test.skip(!isPhone(page), 'a question of phones');
    test.setTimeout(120_000);
    const chosen = await cameraPhotos(7, name);
    const original = chosen.reduce((sum, { buffer }) => sum + buffer.length, 0);
    expect(original).toBeGreaterThan(7 * 1.8e6);
    await open(page, '?tab=upload');
    await page.locator('input[type="file"]').first().setInputFiles(chosen);
    await choose(page, 'Default Category', 'Project Gallery');
    await page.getByRole('button', { name: 'Upload 7 Images' }).click();
    await signIn(page);
    await expect(page.getByText('All 7 images uploaded successfully')).toBeVisible({
      timeout: 60_000,
    });

    const received: Promise<{ url: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().includes('/custom-designs-images/')) return;
      const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
      received.push(size.then((bytes) => ({ url: request.url(), bytes })));
    });
    await page.goto('/projects');
    await hydrate(page);
    await gallery(page).scrollIntoViewIfNeeded();
    for (const { name: file } of chosen) {
      const picture = page.getByRole('img', { name: file.replace('.jpg', ''), exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    const files = await Promise.all(received);
    const uploads = new Set(files.map(({ url }) => url).filter((url) => url.includes('/uploads/')));
    expect([...uploads].filter((url) => !url.includes('/uploads/thumbs/'))).toEqual([]);
    expect(uploads.size).toBe(7);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    process.stdout.write(`/projects at 390 px: ${bytes} bytes of pictures of ${original}\n`);
    expect(bytes).toBeLessThan(500_000);
  });
});

test.describe('with a backend that fails', () => {
  test.use({ expectedNoise: /500/ });

  test('says so, keeps the pictures it has and tries again when asked to', async ({ page }) => {
    await page.route('**/rest/v1/images*', (route) =>
      route.fulfill({ status: 500, json: { message: 'down', code: 'XX000' } }),
    );
    await page.goto('/projects');
    const known = await titles(page).allTextContents();
    await hydrate(page);
    await gallery(page).scrollIntoViewIfNeeded();
    await expect(gallery(page).getByRole('alert')).toContainText(words.kept);
    expect(await titles(page).allTextContents()).toEqual(known);
    await page.unroute('**/rest/v1/images*');
    await page.getByRole('button', { name: words.failed.tryAgain }).click();
    await expect(gallery(page).getByRole('alert')).toHaveCount(0);
  });
});

test('opens another chapter and leads to the stories of that page', async ({ page }) => {
  await page.goto('/projects');
  const told = (await pagesOf('commercial')).find(({ path }) => path === '/commercial/offices');
  const title = told?.cases[0]?.title as string;
  await page.getByRole('button', { name: /^Offices/ }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/commercial\/offices#stories$/);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

for (const theme of ['dark', 'light'] as const) {
  test(`has no accessibility violations with everything open, ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/projects');
    await hydrate(page);
    await gallery(page).getByText(words.more).click();
    await page.getByRole('button', { name: /^Retail/ }).click();
    await expectNoAxeViolations(page);
  });
}

test('fits 320 px with text at 200 %', async ({ page }) => {
  test.skip(!isPhone(page), 'a question of phones');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/projects');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
