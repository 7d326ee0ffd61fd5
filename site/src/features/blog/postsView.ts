import type { PostSummary as CardPost } from '@custom-designs/ui/blog';
import type { PostSummary } from './adapter/index.ts';

/** What a list of posts shows. */
export interface PostsView {
  readonly status: 'loading' | 'loaded' | 'error';
  readonly posts: readonly CardPost[];
  /** Only with `error`: nothing came, or what came was nothing. */
  readonly reason?: 'failed' | 'empty';
  /** Only with `error`: another try is under way. */
  readonly isTrying?: boolean;
}

/** A post as the library's card takes it. Its title says what the picture shows, so that is silent. */
export const toCardPost = (post: PostSummary): CardPost => ({
  href: `/blog/${encodeURIComponent(post.slug)}`,
  title: post.title,
  excerpt: post.excerpt,
  category: post.category,
  date: post.displayDate,
  dateTime: post.date ?? '',
  author: post.author,
  ...(post.image ? { image: { src: post.image, alt: '' } } : {}),
});

/** Before anything was asked: the rows of the build, or none yet. */
export const openingView = (initialPosts: readonly PostSummary[]): PostsView => ({
  status: initialPosts.length > 0 ? 'loaded' : 'loading',
  posts: initialPosts.map(toCardPost),
});

/** The code that asks could not be fetched: to a visitor the same as rows that could not. */
export const failedToAsk = (view: PostsView): PostsView => ({
  ...view,
  status: 'error',
  reason: 'failed',
});

export interface PostsResult {
  readonly status: 'pending' | 'error' | 'success';
  readonly data: readonly PostSummary[] | undefined;
}

/**
 * An error and no posts at all are both shown as errors (docs/behavior.md#blog-list):
 * rows at hand stay, and only where there are none the built-in posts step in.
 */
export function viewOf(
  { status, data = [] }: PostsResult,
  initialPosts: readonly PostSummary[],
  fallback: readonly CardPost[],
): PostsView {
  if (status === 'pending') return { ...openingView(initialPosts), status: 'loading' };
  if (status === 'success' && data.length > 0) {
    return { status: 'loaded', posts: data.map(toCardPost) };
  }
  const kept = data.length > 0 ? data : initialPosts;
  return {
    status: 'error',
    posts: kept.length > 0 ? kept.map(toCardPost) : fallback,
    reason: status === 'error' ? 'failed' : 'empty',
  };
}
