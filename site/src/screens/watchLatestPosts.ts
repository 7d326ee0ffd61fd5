import { QueryObserver } from '@tanstack/react-query';
import { type PostSummary, postQueries } from '../adapters/blog/index.ts';
import { queryClient } from '../adapters/queryClient.ts';
import { fallbackPosts } from './fallbackPosts.ts';
import { type LatestPostsView, type LatestResult, viewOf } from './latestPostsView.ts';

/**
 * Refreshes the latest posts and tells every change. This file is loaded when the section comes
 * near: react-query, supabase-js and zod arrive with it, never with the page. It observes the query
 * directly rather than by a provider, so the cards that are on show are not mounted anew.
 * @returns a function that stops watching.
 */
export function watchLatestPosts(
  initialPosts: readonly PostSummary[],
  tell: (view: LatestPostsView) => void,
): () => void {
  const observer = new QueryObserver(queryClient, {
    ...postQueries.latest(),
    // Rows of the build are shown as they are, and asked for anew at once.
    ...(initialPosts.length > 0 && { initialData: [...initialPosts], initialDataUpdatedAt: 0 }),
  });
  const hear = (result: LatestResult) => tell(viewOf(result, initialPosts, fallbackPosts));
  const stop = observer.subscribe(hear);
  hear(observer.getCurrentResult());
  return stop;
}
