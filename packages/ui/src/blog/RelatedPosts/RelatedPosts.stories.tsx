import preview from '@custom-designs/storybook/preview.tsx';
import { fallbackImage, posts } from '../posts.fixtures.ts';
import { RelatedPosts } from './RelatedPosts.tsx';

const meta = preview.meta({
  title: 'Blog/RelatedPosts',
  component: RelatedPosts,
  parameters: { bare: true },
  args: { items: posts.slice(0, 2), fallbackImage },
});

export const Default = meta.story();
