import { queryOptions } from '@tanstack/react-query';
import { connect } from '../../../supabase/client.ts';
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
      queryKey: ['posts', 'latest', limit],
      queryFn: ({ signal }) => latestPosts({ limit, signal }),
    }),
  list: () =>
    queryOptions({
      queryKey: ['posts', 'list'],
      queryFn: async ({ signal }) => listPosts(await connect(), { signal }),
    }),
  post: (slugOrId: string) =>
    queryOptions({
      queryKey: ['posts', 'post', slugOrId],
      queryFn: async ({ signal }) => readPost(await connect(), slugOrId, signal),
    }),
  related: (category: string, exceptId: string) =>
    queryOptions({
      queryKey: ['posts', 'related', category, exceptId],
      queryFn: async ({ signal }) => relatedPosts(await connect(), { category, exceptId, signal }),
    }),
};
