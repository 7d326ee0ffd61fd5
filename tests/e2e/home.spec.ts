import { home } from '../../site/src/content/home.ts';
import { asService, expect, test } from './site.ts';

test('shows a row that changed after the build once the posts come near', async ({ page }) => {
  const backend = asService();
  const { data } = await backend
    .from('custom_design_blogs')
    .insert({
      title: 'Written after the build',
      date: '2099-01-01',
      excerpt: 'A row that no build has seen.',
      category: 'Lighting',
      content: 'One paragraph.',
      author: 'Custom Designs',
      slug: `after-the-build-${test.info().project.name}`,
    })
    .select('id')
    .single();
  try {
    await page.goto('/');
    await page.getByRole('heading', { name: home.blog.heading }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Written after the build' })).toBeVisible();
  } finally {
    await backend.from('custom_design_blogs').delete().eq('id', data?.id);
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the three newest posts that the build found in the database', async ({ page }) => {
    const { data } = await asService()
      .from('custom_design_blogs')
      .select('title')
      // What other tests write for a moment comes from the future.
      .lt('date', new Date().toISOString())
      .order('date', { ascending: false, nullsFirst: false })
      .limit(3);
    await page.goto('/');
    for (const { title } of data ?? []) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    expect(data).toHaveLength(3);
  });
});
