import { home } from '../../site/src/content/home.ts';
import { withPost } from './posts.ts';
import { expect, test } from './site.ts';

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
