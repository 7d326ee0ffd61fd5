import type { PostSummary } from '@custom-designs/ui/blog';
import { type Article, readArticle } from '@custom-designs/ui/blog/content';
import { staticPosts } from '../../content/posts.ts';
import { builtInPosts } from './builtInPosts.ts';
import type { Post } from './post.ts';

/** An article as the page shows it. */
export interface ShownArticle {
  /** Of its row; null for a built-in post. */
  readonly id: string | null;
  readonly post: PostSummary;
  readonly article: Article;
  /** What else there is to read, as far as it is known. */
  readonly related: readonly PostSummary[];
}

/** @throws when the code that reads HTML cannot be fetched. */
export async function toArticle(
  { id, summary, content, images }: Post,
  related: readonly Post[] = [],
): Promise<ShownArticle> {
  return {
    id,
    post: summary,
    article: await readArticle(content, images),
    related: related.map((one) => one.summary),
  };
}

/** The built-in post of that slug, if there is one (docs/behavior.md#built-in-posts). */
export async function builtInArticle(slug: string): Promise<ShownArticle | null> {
  const index = staticPosts.findIndex((post) => post.slug === slug);
  const post = builtInPosts[index];
  if (!post) return null;
  return {
    id: null,
    post,
    article: await readArticle(staticPosts[index]?.content),
    related: builtInPosts.filter((other) => other !== post),
  };
}
