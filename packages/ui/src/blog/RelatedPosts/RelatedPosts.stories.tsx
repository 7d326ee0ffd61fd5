import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { fallbackImage, posts } from '../posts.fixtures.ts';
import { RelatedPosts } from './RelatedPosts.tsx';

const meta = preview.meta({
  title: 'Blog/RelatedPosts',
  component: RelatedPosts,
  parameters: { bare: true },
  args: { items: posts.slice(0, 2), fallbackImage },
});

export const Default = meta.story();
export const None = meta.story({ args: { items: [] } });

Default.test('leads to each of them', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Related Articles' })).toBeVisible();
  const links = canvas.getAllByRole('link', { name: /^Read Article/ });
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/1', '/blog/2']);
});

None.test('is gone without any', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
});
