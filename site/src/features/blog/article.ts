import type { PostSummary } from '@custom-designs/ui/blog';
import { type Article, readArticle } from '@custom-designs/ui/blog/content';
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
