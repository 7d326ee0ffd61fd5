import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { PostCard } from './PostCard.tsx';

const fallbackImage = drawnPicture('palms', 'House at dusk between lit palms');
const post = {
  href: '/blog/creating-perfect-sound-environment',
  title: 'Creating the Perfect Sound Environment',
  excerpt:
    'Before you buy another speaker, clap your hands. How to make a tile-and-plaster room sound good.',
  category: 'Audio',
  date: 'May 28, 2023',
  dateTime: '2023-05-28',
  image: drawnPicture('livingRoom', 'Living room with one lamp lit'),
};

const meta = preview.meta({
  title: 'Blog/PostCard',
  component: PostCard,
  args: { post, level: 2 as const, fallbackImage },
});

export const Default = meta.story();
export const Lead = meta.story({ args: { layout: 'lead' } });
export const Beside = meta.story({ args: { layout: 'beside' } });
export const WithAuthor = meta.story({
  args: { post: { ...post, author: 'Custom Designs' }, labels: { read: 'Read Article' } },
});
export const WithoutPicture = meta.story({
  render: ({ fallbackImage: _, post: { image: __, ...rest }, ...args }) => (
    <PostCard {...args} post={rest} />
  ),
});
export const LongText = meta.story({
  args: {
    post: {
      ...post,
      title: `${post.title}, `.repeat(5),
      excerpt: post.excerpt.repeat(9),
      category: 'Custom home theaters and outdoor entertainment',
    },
  },
});

LongText.test('cuts the excerpt after three lines', async ({ canvas }) => {
  const excerpt = canvas.getByText(/^Before you buy/);
  const lineHeight = Number.parseFloat(getComputedStyle(excerpt).lineHeight);
  await expect(Math.round(excerpt.clientHeight / lineHeight)).toBe(3);
});
