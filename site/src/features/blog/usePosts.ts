import type { PostSummary } from '@custom-designs/ui/blog';
import { toast } from '@custom-designs/ui/components/Toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Blog } from '../../content/schema/pages.ts';
import type { ResponsiveSources } from '../../pictures/copies.server.ts';
import type { postQueries } from './queries.ts';

/**
 * Returns the post with the build's copies of its picture. A post newer than the build has none.
 */
export const withSrcSet =
  (responsiveSources: ResponsiveSources | undefined) =>
  (post: PostSummary): PostSummary => ({
    ...post,
    image: responsiveSources?.[post.image?.src ?? ''] ?? post.image,
  });

interface PostsOptions {
  /** The posts at build time, which are in the HTML. */
  initialPosts: readonly PostSummary[];
  /** Shown if there are no other posts. */
  builtInPosts: readonly PostSummary[];
  pictures: ResponsiveSources | undefined;
  content: { empty: string; failed: string; toast: Blog['list']['toast'] };
  /** Requests start once this is true. */
  isNear?: boolean;
}

/**
 * The posts of a list. A failed request and an empty result are both errors. Loaded posts stay, and
 * without any, the built-in posts appear (docs/behavior/blog.md#blog-list).
 */
export function usePosts(
  query: ReturnType<typeof postQueries.list>,
  { initialPosts, builtInPosts, pictures, content, isNear = true }: PostsOptions,
) {
  const { data, error, isError, isFetched, isFetching, refetch } = useQuery({
    ...query,
    enabled: isNear,
    initialData: initialPosts,
    initialDataUpdatedAt: 0,
  });
  const isFailure = isError || (isFetched && data.length === 0);
  useEffect(() => {
    if (isFailure) toast({ ...content.toast, variant: 'destructive' });
  }, [isFailure, content]);
  const atHand = data.length > 0 ? data : initialPosts;
  const posts = isFailure && atHand.length === 0 ? builtInPosts : atHand;
  return {
    posts: posts.map(withSrcSet(pictures)),
    status: isFailure ? 'error' : posts.length > 0 ? 'loaded' : 'loading',
    errorMessage: isError ? content.failed : content.empty,
    isTrying: isFailure && isFetching,
    // A browser remembers a failed import, which throws a TypeError, so only a reload can retry it.
    tryAgain: () => (error instanceof TypeError ? location.reload() : void refetch()),
  } as const;
}
