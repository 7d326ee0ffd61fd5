import preview from '@custom-designs/storybook/preview.tsx';
import { fallbackImage, posts } from '../posts.fixtures.ts';
import { ShareButton } from '../ShareButton/ShareButton.tsx';
import { PostHero } from './PostHero.tsx';

const [post] = posts;
if (!post) throw new Error('posts.fixtures.ts has no posts.');

const meta = preview.meta({
  title: 'Blog/PostHero',
  component: PostHero,
  parameters: { bare: true },
  args: { post, fallbackImage, back: { label: 'Back to Blog', href: '/blog' } },
});

export const Default = meta.story({ args: { children: <ShareButton title={post.title} /> } });
export const WithoutPicture = meta.story({
  render: ({ fallbackImage: _, post: { image: __, ...rest } }) => <PostHero post={rest} />,
});
export const OnlyATitle = meta.story({
  args: {
    post: {
      title: 'A post with nothing but words',
      excerpt: '',
      category: '',
      date: '',
      dateTime: '',
    },
  },
});
