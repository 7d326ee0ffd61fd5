import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { LatestPosts } from './LatestPosts.tsx';

const post = (slug: string, title: string, category: string) => ({
  href: `/blog/${slug}`,
  title,
  category,
  excerpt: 'Before you buy another speaker, clap your hands. How to make a room sound good.',
  date: 'May 28, 2023',
  dateTime: '2023-05-28',
  image: drawnPicture('livingRoom', `Picture for ${title}`),
});
const posts = [
  post('creating-perfect-sound-environment', 'Creating the Perfect Sound Environment', 'Audio'),
  post('modern-lighting-trends', 'Modern Lighting Trends', 'Lighting'),
  post('smart-home-integration', 'Smart Home Integration', 'Networking'),
];

const meta = preview.meta({
  title: 'Sections/LatestPosts',
  component: LatestPosts,
  parameters: { bare: true },
  args: {
    status: 'loaded' as const,
    items: posts,
    lead: 'What we’ve learned in Valley houses, written down.',
    onTryAgain: fn(),
    viewPosts: { label: 'View All Posts', href: '/blog' },
    viewBlogs: { label: 'View All Blogs', href: '/blog' },
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { status: 'loading', items: [] } });
export const Refreshing = meta.story({ args: { status: 'loading' } });
export const Failed = meta.story({ args: { status: 'error' } });
export const FailedWithNothing = meta.story({ args: { status: 'error', items: [] } });
export const OnePost = meta.story({ args: { items: posts.slice(0, 1) } });

Loading.test('announces loading while there are no posts', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading the latest posts');
  await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
});

Failed.test('reports the failure, keeps its posts, and retries', async ({ canvas, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load blog posts');
  await expect(canvas.getAllByRole('article')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
  await expect(args.onTryAgain).toHaveBeenCalledOnce();
});
