import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { queryClient } from '../../supabase/queryClient.ts';
import type { Watching } from '../useWatched.ts';
import { type Post, postQueries } from './adapter/index.ts';
import type { ArticleView, ShownArticle } from './articleView.ts';
import { categorised, pictured, saveDerivedCategories } from './categories.ts';
import { fallbackArticle } from './fallbackArticle.ts';
import { toCardPost } from './postsView.ts';
import { readShownArticle } from './readShownArticle.ts';

/** What else to read of the row's category; null when nobody can say. */
async function relatedTo(row: Post) {
  const query = postQueries.related(categorised(row).category, row.id);
  const rows = await queryClient.fetchQuery(query).catch(() => null);
  return rows?.map(pictured).map(toCardPost) ?? null;
}

/**
 * Reads one article and tells every change (docs/behavior.md#blog-article): the row, and
 * later what else there is to read; where there is no row, a built-in post of that address; where
 * reading fails, what is at hand.
 */
export function watchArticle(
  slug: string,
  known: ShownArticle | null,
  tell: (view: ArticleView) => void,
): Watching {
  const observer = new QueryObserver(queryClient, postQueries.post(slug));
  let shown = known;
  let heard: QueryObserverResult<Post | null>['data'];
  let turn = 0;

  async function read(row: Post, isCurrent: () => boolean) {
    saveDerivedCategories([row]).catch(() => {});
    const article = await readShownArticle(row, shown?.related ?? []);
    if (!isCurrent()) return;
    shown = article;
    tell({ status: 'loaded', shown });
    const related = await relatedTo(row);
    if (!related || !isCurrent()) return;
    shown = { ...article, related };
    tell({ status: 'loaded', shown });
  }

  async function fail() {
    shown ??= await fallbackArticle(slug).catch(() => null);
    tell({ status: 'failed', ...(shown && { shown }) });
  }

  async function hear({ status, data, isFetching }: QueryObserverResult<Post | null>) {
    if (status === 'pending' || (isFetching && !data) || (status === 'success' && data === heard))
      return;
    turn += 1;
    const mine = turn;
    heard = data;
    try {
      if (status === 'error') await fail();
      else if (data) await read(data, () => mine === turn);
      else {
        const fallback = await fallbackArticle(slug);
        tell(fallback ? { status: 'loaded', shown: fallback } : { status: 'missing' });
      }
    } catch {
      // The code that reads HTML did not arrive: the same to a reader as a row that did not.
      await fail();
    }
  }
  const stop = observer.subscribe(hear);
  hear(observer.getCurrentResult());
  return { stop, again: () => void observer.refetch() };
}
