import preview from '@custom-designs/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
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
export const BrokenPicture = meta.story({
  args: { post: { ...post, image: { src: 'data:image/png;base64,broken', alt: 'Gone' } } },
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

Default.test('leads to the post and says which one', async ({ canvas }) => {
  await expect(
    canvas.getByRole('link', { name: 'Read More Creating the Perfect Sound Environment' }),
  ).toHaveAttribute('href', post.href);
  await expect(canvas.getByText('May 28, 2023')).toHaveAttribute('datetime', '2023-05-28');
});

BrokenPicture.test('shows the default picture for a broken one', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img', { name: fallbackImage.alt })).toBeVisible());
});

LongText.test('cuts the excerpt after three lines', async ({ canvas }) => {
  const excerpt = canvas.getByText(/^Before you buy/);
  const lineHeight = Number.parseFloat(getComputedStyle(excerpt).lineHeight);
  await expect(Math.round(excerpt.clientHeight / lineHeight)).toBe(3);
});

WithoutPicture.test('stands on its words alone', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  await expect(canvas.getByRole('heading', { name: post.title })).toBeVisible();
});
