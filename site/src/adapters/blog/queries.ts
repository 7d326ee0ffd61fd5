import { queryOptions } from '@tanstack/react-query';
import { connect } from '../client.ts';
import { queryPolicy } from '../queryPolicy.ts';
import { type ListOptions, listPosts } from './listPosts.ts';
import type { PostSummary } from './post.ts';
import { readPost } from './readPost.ts';
import { relatedPosts } from './relatedPosts.ts';

/** Specification section 9: the home page shows three. */
export const LATEST_POSTS = 3;

/** The newest posts without their text, which a card does not need and a page need not carry. */
export async function latestPosts(options: ListOptions = {}): Promise<PostSummary[]> {
  const posts = await listPosts(await connect(), { limit: LATEST_POSTS, ...options });
  return posts.map(({ content: _, ...summary }) => summary);
}

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
