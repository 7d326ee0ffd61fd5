import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { type ListedPost, type PostSummary, postQueries } from '../adapters/blog/index.ts';
import { queryClient } from '../adapters/queryClient.ts';
import { categorised, saveDerivedCategories, summaryOf } from './categories.ts';
import { fallbackPosts } from './fallbackPosts.ts';
import { type LatestPostsView, viewOf } from './latestPostsView.ts';
import type { Watching } from './useWatched.ts';

/**
 * Refreshes the latest posts and tells every change. This file is loaded when the section comes
 * near: react-query, supabase-js and zod arrive with it, never with the page. It observes the query
 * directly rather than by a provider, so the cards that are on show are not mounted anew.
 */
export function watchLatestPosts(
  initialPosts: readonly PostSummary[],
  tell: (view: LatestPostsView) => void,
): Watching {
  const observer = new QueryObserver(queryClient, postQueries.latest());
  const hear = ({ status, data }: QueryObserverResult<ListedPost[]>) => {
    const rows = data?.map(categorised).map(summaryOf);
    tell(viewOf({ status, data: rows }, initialPosts, fallbackPosts));
    if (data) saveDerivedCategories(data);
  };
  const stop = observer.subscribe(hear);
  hear(observer.getCurrentResult());
  return { stop, again: () => void observer.refetch() };
}
