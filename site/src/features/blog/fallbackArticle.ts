import { readArticle } from '@custom-designs/ui/blog/content';
import { staticPosts } from '../../content/posts.ts';
import type { ShownArticle } from './articleView.ts';
import { fallbackPosts } from './fallbackPosts.ts';

/** The built-in post of that slug, if there is one (docs/behavior.md#built-in-posts). */
export async function fallbackArticle(slug: string): Promise<ShownArticle | null> {
  const index = staticPosts.findIndex((post) => post.slug === slug);
  const post = fallbackPosts[index];
  if (!post) return null;
  return {
    post,
    article: await readArticle(staticPosts[index]?.content),
    related: fallbackPosts.filter((other) => other !== post),
  };
}
