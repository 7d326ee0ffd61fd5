import { queryOptions } from '@tanstack/react-query';
import { AdapterError } from '../AdapterError.ts';
import { connect } from '../client.ts';
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

const policy = {
  // Asks even while the browser says offline: an error the visitor can act on beats waiting unseen.
  networkMode: 'always',
  staleTime: 60_000,
  retry: (failures: number, error: Error) =>
    failures < 1 && error instanceof AdapterError && error.kind === 'network',
  retryDelay: 600,
} as const;

export const postQueries = {
  latest: (limit: number = LATEST_POSTS) =>
    queryOptions({
      ...policy,
      queryKey: ['posts', 'latest', limit],
      queryFn: ({ signal }) => latestPosts({ limit, signal }),
    }),
  list: () =>
    queryOptions({
      ...policy,
      queryKey: ['posts', 'list'],
      queryFn: async ({ signal }) => listPosts(await connect(), { signal }),
    }),
  post: (slugOrId: string) =>
    queryOptions({
      ...policy,
      queryKey: ['posts', 'post', slugOrId],
      queryFn: async ({ signal }) => readPost(await connect(), slugOrId, signal),
    }),
  related: (category: string, exceptId: string) =>
    queryOptions({
      ...policy,
      queryKey: ['posts', 'related', category, exceptId],
      queryFn: async ({ signal }) => relatedPosts(await connect(), { category, exceptId, signal }),
    }),
};
