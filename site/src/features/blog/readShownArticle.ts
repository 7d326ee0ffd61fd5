import type { PostSummary as CardPost } from '@custom-designs/ui/blog';
import { readArticle } from '@custom-designs/ui/blog/content';
import type { Post } from './adapter/index.ts';
import type { ShownArticle } from './articleView.ts';
import { categorised, pictured } from './categories.ts';
import { toCardPost } from './postsView.ts';

/**
 * A row as the page shows it, beside what else there is to read.
 * @throws when the code that reads HTML cannot be fetched.
 */
export async function readShownArticle(
  row: Post,
  related: readonly CardPost[],
): Promise<ShownArticle> {
  return {
    post: toCardPost(pictured(categorised(row))),
    article: await readArticle(row.content, row.images),
    related,
  };
}
