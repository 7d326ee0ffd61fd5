import { queryOptions } from '@tanstack/react-query';
import { connect } from '../../../supabase/client.ts';
import { queryPolicy } from '../../../supabase/queryPolicy.ts';
import { type ListOptions, listPosts } from './listPosts.ts';
import type { ListedPost } from './post.ts';
import { readPost } from './readPost.ts';
import { relatedPosts } from './relatedPosts.ts';

/** How many the home page shows (docs/behavior.md#latest-posts). */
export const LATEST_POSTS = 3;

export const latestPosts = async (options: ListOptions = {}): Promise<ListedPost[]> =>
  listPosts(await connect(), { limit: LATEST_POSTS, ...options });

export const postQueries = {
  latest: (limit: number = LATEST_POSTS) =>
    queryOptions({
      ...queryPolicy,
      queryKey: ['posts', 'latest', limit],
      queryFn: ({ signal }) => latestPosts({ limit, signal }),
    }),
  list: () =>
    queryOptions({
      ...queryPolicy,
      queryKey: ['posts', 'list'],
      queryFn: async ({ signal }) => listPosts(await connect(), { signal }),
    }),
  post: (slugOrId: string) =>
    queryOptions({
      ...queryPolicy,
      queryKey: ['posts', 'post', slugOrId],
      queryFn: async ({ signal }) => readPost(await connect(), slugOrId, signal),
    }),
  related: (category: string, exceptId: string) =>
    queryOptions({
      ...queryPolicy,
      queryKey: ['posts', 'related', category, exceptId],
      queryFn: async ({ signal }) => relatedPosts(await connect(), { category, exceptId, signal }),
    }),
};
