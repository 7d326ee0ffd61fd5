import type { PostSummary as CardPost } from '@custom-designs/ui/blog';
import type { Article } from '@custom-designs/ui/blog/content';

/** An article as the page shows it. */
export interface ShownArticle {
  readonly post: CardPost;
  readonly article: Article;
  readonly related: readonly CardPost[];
}

/** What the page shows while it reads, has read, or could not. */
export interface ArticleView {
  readonly status: 'loading' | 'loaded' | 'missing' | 'failed';
  readonly shown?: ShownArticle;
}

export const openingArticle = (known: ShownArticle | null): ArticleView =>
  known ? { status: 'loaded', shown: known } : { status: 'loading' };

/** Neither row nor code came: what is at hand stays in sight. */
export const failedArticle = (view: ArticleView): ArticleView => ({ ...view, status: 'failed' });
