import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { fallbackImage, posts } from '../posts.fixtures.ts';
import { PostList } from './PostList.tsx';

const meta = preview.meta({
  title: 'Blog/PostList',
  component: PostList,
  args: { items: posts, fallbackImage, announcement: '9 posts' },
});

export const Default = meta.story({ args: { hasLeadStory: true } });
export const WithoutLead = meta.story();
export const OnlyALead = meta.story({ args: { hasLeadStory: true, items: posts.slice(0, 1) } });
export const Loading = meta.story({ args: { items: [], status: 'loading' as const } });
export const NoPosts = meta.story({ args: { items: [], reason: 'blog' as const } });
export const EmptyTab = meta.story({ args: { items: [] } });
export const NothingFound = meta.story({
  args: {
    items: [],
    reason: 'search' as const,
    announcement: 'No posts match “cactus”',
  },
});

Default.test('shows the first story larger than the others', async ({ canvas }) => {
  const [lead, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
  const isWide = innerWidth >= 768;
  await expect((lead?.width ?? 0) > (second?.width ?? 0)).toBe(isWide);
});

Loading.test('reserves space for six posts', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Loading posts')).toBeInTheDocument();
  const pictures = [...canvasElement.querySelectorAll('[aria-hidden]')].filter(
    (shape) => getComputedStyle(shape).aspectRatio === '16 / 9',
  );
  await expect(pictures).toHaveLength(6);
});
