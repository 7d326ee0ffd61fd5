import type { PostSummary } from '@custom-designs/ui/blog';
import { toast } from '@custom-designs/ui/components/Toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Blog } from '../../content/schema/pages.ts';
import type { ResponsiveSources } from '../../pictures/copies.server.ts';
import type { postQueries } from './queries.ts';

/** The post with the build's copies of its picture. One that is newer than the build has none. */
export const withSrcSet =
  (responsiveSources: ResponsiveSources | undefined) =>
  (post: PostSummary): PostSummary => ({
    ...post,
    image: responsiveSources?.[post.image?.src ?? ''] ?? post.image,
  });

interface PostsOptions {
  /** The posts known when the page was built; they are in its HTML. */
  initialPosts: readonly PostSummary[];
  /** Stand in where there is no post to show. */
  builtInPosts: readonly PostSummary[];
  pictures: ResponsiveSources | undefined;
  content: { empty: string; failed: string; toast: Blog['list']['toast'] };
  /** Asks from the moment that this is true. */
  isNear?: boolean;
}

/**
 * The posts of a list. A failed request and no post at all are both errors: posts at hand stay, and
 * where there are none the built-in posts appear (docs/behavior.md#blog-list).
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
    // A browser keeps in mind that code did not arrive, which is a TypeError: only a reload asks anew.
    tryAgain: () => (error instanceof TypeError ? location.reload() : void refetch()),
  } as const;
}
