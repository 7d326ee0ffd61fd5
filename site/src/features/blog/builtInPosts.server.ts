import type { PostSummary } from '@custom-designs/ui/blog';
import { readArticle } from '@custom-designs/ui/blog/content';
import { staticPosts } from '../../content/posts.ts';
import { pictureOf } from '../../content/resolveContent.server.ts';
import type { ShownArticle } from './article.ts';
import { longDate } from './date.ts';

/** The built-in posts as cards (docs/behavior/blog.md#built-in-posts), in the pages' data. */
export const builtInPosts = (): PostSummary[] =>
  staticPosts.map((post) => ({
    href: `/blog/${post.slug}`,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    date: longDate(post.date),
    dateTime: post.date,
    author: post.author,
    image: { ...pictureOf(post.image), alt: '' },
  }));

/** The built-in post with that slug, if there is one. Only its own page has it as data. */
export async function builtInArticle(slug: string): Promise<ShownArticle | null> {
  const index = staticPosts.findIndex((post) => post.slug === slug);
  const posts = builtInPosts();
  const post = posts[index];
  if (!post) return null;
  return {
    id: null,
    post,
    article: await readArticle(staticPosts[index]?.content),
    related: posts.filter((other) => other !== post),
  };
}
