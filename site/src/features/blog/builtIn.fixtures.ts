import type { PostSummary } from '@custom-designs/ui/blog';
import { staticPosts } from '../../content/posts.ts';
import type { ShownArticle } from './article.ts';

/** The built-in posts as loaders return them, without pictures. */
export const builtInPosts: readonly PostSummary[] = staticPosts.map((post) => ({
  href: `/blog/${post.slug}`,
  title: post.title,
  excerpt: post.excerpt,
  category: post.category,
  date: post.date,
  dateTime: post.date,
  author: post.author,
}));

export const builtInArticle = (slug: string): ShownArticle => ({
  id: null,
  post: builtInPosts[staticPosts.findIndex((post) => post.slug === slug)] as PostSummary,
  article: { sections: [{ type: 'paragraph', text: 'Words of the site.' }] },
  related: [],
});
