import type { PostSummary } from '@custom-designs/ui/blog';
import { type Article, readArticle } from '@custom-designs/ui/blog/content';
import type { Post } from './post.ts';

/** An article as the page shows it. */
export interface ShownArticle {
  /** The row's id. Null for a built-in post. */
  readonly id: string | null;
  readonly post: PostSummary;
  readonly article: Article;
  /** Other posts of the category, as far as they're known. */
  readonly related: readonly PostSummary[];
}

/** @throws if the HTML parser's code can't be loaded */
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
