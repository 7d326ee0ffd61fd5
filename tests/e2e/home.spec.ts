import { home } from '../../site/src/content/home.ts';
import { withPost } from './posts.ts';
import { asService, expect, test } from './site.ts';

/** Yesterday, because posts of the future aren't public. */
const newest = {
  title: 'Written after the build',
  date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
};

test('shows a row that changed after the build once the posts come near', async ({ page }) => {
  await withPost(newest, async () => {
    await page.goto('/');
    await page.getByRole('heading', { name: home.blog.heading }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: newest.title })).toBeVisible();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the three newest posts that the build found in the database', async ({ page }) => {
    const { data } = await asService()
      .from('custom_design_blogs')
      .select('title')
      .neq('title', newest.title)
      .order('date', { ascending: false, nullsFirst: false })
      .limit(3);
    await page.goto('/');
    for (const { title } of data ?? []) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    expect(data).toHaveLength(3);
  });
});
