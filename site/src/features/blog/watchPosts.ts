import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { queryClient } from '../../supabase/queryClient.ts';
import { keepingError, type Watching } from '../useWatched.ts';
import { type ListedPost, type PostSummary, postQueries } from './adapter/index.ts';
import { categorised, saveDerivedCategories, summaryOf } from './categories.ts';
import { fallbackPosts } from './fallbackPosts.ts';
import { type PostsView, viewOf } from './postsView.ts';

/**
 * Asks for the latest posts, or for all, and tells every change. This file is loaded when a list comes
 * near: react-query, supabase-js and zod arrive with it, never with the page. It observes the query
 * directly rather than by a provider, so the cards that are on show are not mounted anew.
 */
export function watchPosts(
  which: 'latest' | 'list',
  initialPosts: readonly PostSummary[],
  tell: (view: PostsView) => void,
): Watching {
  const observer =
    which === 'latest'
      ? new QueryObserver(queryClient, postQueries.latest())
      : new QueryObserver(queryClient, postQueries.list());
  const show = keepingError(tell);
  const hear = ({ status, data }: QueryObserverResult<ListedPost[]>) => {
    const rows = data?.map(categorised).map(summaryOf);
    show(viewOf({ status, data: rows }, initialPosts, fallbackPosts));
    if (data) saveDerivedCategories(data).catch(() => {});
  };
  const stop = observer.subscribe(hear);
  hear(observer.getCurrentResult());
  return { stop, again: () => void observer.refetch() };
}
