import type { PictureSource } from '@custom-designs/ui/components/Picture';
import { toast } from '@custom-designs/ui/components/Toast';
import { LatestPosts as LatestPostsSection } from '@custom-designs/ui/sections/LatestPosts';
import { useCallback, useEffect, useRef } from 'react';
import type { Home } from '../../content/schema.ts';
import { useNearView } from '../../layout/useNearView.ts';
import { useWatched, type Watch } from '../useWatched.ts';
import type { PostSummary } from './adapter/index.ts';
import { type PostPictures, withCopies } from './pictures/postPictures.ts';
import { failedToAsk, openingView, type PostsView } from './postsView.ts';

export interface LatestPostsProps {
  words: Home['blog'];
  /** The rows known when the page was built; they are in its HTML. */
  initialPosts: readonly PostSummary[];
  /** What the build made copies of. */
  pictures?: PostPictures | undefined;
  /** Stands in for a post's missing or broken picture. */
  fallbackImage?: PictureSource | undefined;
  /** Reloads the page, unless told otherwise. */
  onTryAgain?: () => void;
}

/** The home page's latest posts over the backend (docs/behavior.md#latest-posts). */
export function LatestPosts({
  words,
  initialPosts,
  pictures,
  fallbackImage,
  onTryAgain = () => location.reload(),
}: LatestPostsProps) {
  const place = useRef<HTMLDivElement>(null);
  const watch = useCallback<Watch<PostsView>>(
    async (tell) => (await import('./watchPosts.ts')).watchPosts('latest', initialPosts, tell),
    [initialPosts],
  );
  const [{ status, posts, reason }] = useWatched(
    watch,
    useNearView(place),
    () => openingView(initialPosts),
    failedToAsk,
  );

  useEffect(() => {
    if (status === 'error') toast({ ...words.toast, variant: 'destructive' });
  }, [status, words]);

  return (
    <div ref={place} data-hydrate-near="">
      <LatestPostsSection
        status={status}
        posts={posts.map(({ author: _, ...post }) => post).map(withCopies(pictures))}
        heading={words.heading}
        lead={words.lead}
        readLabel={words.readMore}
        viewPosts={{ label: words.viewPosts.label, href: words.viewPosts.path }}
        viewBlogs={{ label: words.viewBlogs.label, href: words.viewBlogs.path }}
        loadingLabel={words.loading}
        errorMessage={reason === 'empty' ? words.empty : words.failed}
        tryAgainLabel={words.tryAgain}
        onTryAgain={onTryAgain}
        {...(fallbackImage && { fallbackImage })}
      />
    </div>
  );
}
