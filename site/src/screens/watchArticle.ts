import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { type Post, postQueries } from '../adapters/blog/index.ts';
import { queryClient } from '../adapters/queryClient.ts';
import type { ArticleView, ShownArticle } from './articleView.ts';
import { saveDerivedCategories } from './categories.ts';
import { fallbackArticle } from './fallbackArticle.ts';
import { readShownArticle } from './readShownArticle.ts';
import type { Watching } from './useWatched.ts';

/**
 * Reads one article and tells every change (specification section 4, "Blog article"): the row; where
 * there is none, a built-in post of that address; where reading fails, what is at hand.
 */
export function watchArticle(
  slug: string,
  known: ShownArticle | null,
  tell: (view: ArticleView) => void,
): Watching {
  const observer = new QueryObserver(queryClient, postQueries.post(slug));
  let heard = 0;

  const viewOf = async ({
    status,
    data,
  }: QueryObserverResult<Post | null>): Promise<ArticleView> => {
    if (data) {
      saveDerivedCategories([data]);
      const related = (category: string) =>
        queryClient.fetchQuery(postQueries.related(category, data.id));
      return { status: 'loaded', shown: await readShownArticle(data, related) };
    }
    const fallback = await fallbackArticle(slug);
    if (status === 'success') {
      return fallback ? { status: 'loaded', shown: fallback } : { status: 'missing' };
    }
    const shown = known ?? fallback;
    return { status: 'failed', ...(shown && { shown }) };
  };

  const hear = async (result: QueryObserverResult<Post | null>) => {
    if (result.isFetching && !result.data) return;
    heard += 1;
    const turn = heard;
    const view = await viewOf(result);
    if (turn === heard) tell(view);
  };
  const stop = observer.subscribe(hear);
  hear(observer.getCurrentResult());
  return { stop, again: () => void observer.refetch() };
}
