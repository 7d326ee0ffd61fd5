import { readArticle } from '@custom-designs/ui/blog/content';
import type { Post, PostSummary } from '../adapters/blog/index.ts';
import type { ShownArticle } from './articleView.ts';
import { categorised, pictured } from './categories.ts';
import { toCardPost } from './postsView.ts';

/** A row as the page shows it, and what else to read of its category; without that, if it fails. */
export async function readShownArticle(
  row: Post,
  related: (category: string) => Promise<readonly PostSummary[]>,
): Promise<ShownArticle> {
  const post = categorised(row);
  const [article, others] = await Promise.all([
    readArticle(post.content, post.images),
    related(post.category).catch(() => []),
  ]);
  return {
    post: toCardPost(pictured(post)),
    article,
    related: others.map(pictured).map(toCardPost),
  };
}
