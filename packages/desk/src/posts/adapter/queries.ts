import { queryOptions } from '@tanstack/react-query';
import { forManagers } from '../../auth/index.ts';
import { findSlugOwner, listPosts } from './readPosts.ts';

export const postsKey = ['post-desk'] as const;

export const deskQueries = {
  list: () =>
    queryOptions({
      meta: forManagers,
      queryKey: [...postsKey, 'list'],
      queryFn: ({ signal }) => listPosts(signal),
      // Another editor may have changed a post.
      refetchOnWindowFocus: true,
      staleTime: 10_000,
    }),
  slugOwner: (slug: string, exceptId: string) =>
    queryOptions({
      meta: forManagers,
      queryKey: [...postsKey, 'slug', slug, exceptId],
      queryFn: ({ signal }) => findSlugOwner(slug, exceptId, signal),
      staleTime: 10_000,
    }),
};
