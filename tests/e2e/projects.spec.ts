import type { Page } from '@playwright/test';
import { projects } from '../../site/src/content/projects.ts';
import { pagesOf } from './content.ts';
import { asService, expect, hydrate, test } from './site.ts';

const content = projects.gallery;
const gallery = (page: Page) => page.getByRole('region', { name: content.heading });
const titles = (page: Page) => gallery(page).getByRole('heading', { level: 3 });

async function seededTitles(): Promise<string[]> {
  const { data } = await asService()
    .from('images')
    .select('title')
    .eq('category', 'project-gallery')
    // Other tests insert pictures for a while.
    .like('image_id', 'seed-%')
    .order('is_featured', { ascending: false })
    .order('created_at', { ascending: false });
  return (data ?? []).map(({ title }) => title);
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test("shows the database's pictures, featured first, six at a time", {
    tag: '@wide',
  }, async ({ page }) => {
    const seeded = await seededTitles();
    expect(seeded.length).toBeGreaterThan(12);
    await page.goto('/projects');
    await expect(page.getByRole('img', { name: seeded[0] as string })).toBeVisible();
    const more = gallery(page).getByText(content.more).filter({ visible: true });
    for (let shown = 6; shown < seeded.length; shown += 6) {
      await expect(titles(page)).toHaveText(seeded.slice(0, shown));
      await more.click();
    }
    await expect(titles(page)).toHaveText(seeded);
  });
});

test('shows a picture that was added after the build', { tag: '@wide' }, async ({ page }) => {
  const backend = asService();
  const title = 'Hung after the build';
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

test('opens another chapter, whose stories link to their page', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/projects');
  const told = (await pagesOf('commercial')).find(({ path }) => path === '/commercial/offices');
  const title = told?.cases[0]?.title as string;
  await page.getByRole('heading', { name: /^Offices/, level: 3 }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/commercial\/offices#stories$/);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});
