import type { PostSummary } from '@custom-designs/ui/blog';
import { queryOptions } from '@tanstack/react-query';
import type { ListOptions } from './adapter/readPosts.ts';
import type { Post } from './post.ts';

/** Posts on the home page (docs/behavior/pages.md#latest-posts). */
export const LATEST_POSTS = 3;

/** Loads with the first request, so no page contains zod or the code that reads rows. */
export const adapter = () => import('./adapter/readPosts.ts');

const summariesOf = (posts: readonly Post[]): readonly PostSummary[] =>
  posts.map(({ summary }) => summary);

async function readList(options: ListOptions) {
  const { listPosts, saveDerivedCategories } = await adapter();
  const posts = await listPosts(options);
  saveDerivedCategories(posts);
  return summariesOf(posts);
}

export const postQueries = {
  latest: () =>
    queryOptions({
      queryKey: ['posts', 'latest'],
      queryFn: ({ signal }) => readList({ limit: LATEST_POSTS, signal }),
    }),
  list: () =>
    queryOptions({
      queryKey: ['posts', 'list'],
      queryFn: ({ signal }) => readList({ signal }),
    }),
  related: (exceptId: string, category: string) =>
    queryOptions({
      queryKey: ['posts', 'related', exceptId, category],
      queryFn: async ({ signal }) =>
        summariesOf(await (await adapter()).relatedPosts({ category, exceptId, signal })),
    }),
};
