import { toast } from '@custom-designs/ui/components/Toast';
import { LatestPosts as LatestPostsSection } from '@custom-designs/ui/sections/LatestPosts';
import { useEffect, useRef, useState } from 'react';
import type { PostSummary } from '../adapters/blog/index.ts';
import type { Home } from '../content/schema.ts';
import { premiumLighting } from '../pictures/premium-lighting.ts';
import { type LatestPostsView, openingView } from './latestPostsView.ts';
import { useNearView } from './useNearView.ts';

const fallbackImage = { ...premiumLighting, alt: '' };

/** The rows at hand at once; asked for anew as soon as the section comes near. */
function useLatestPosts(initialPosts: readonly PostSummary[], isNear: boolean): LatestPostsView {
  const [view, setView] = useState(() => openingView(initialPosts));
  useEffect(() => {
    if (!isNear) return;
    let stop = () => {};
    let isGone = false;
    import('./watchLatestPosts.ts')
      .then(({ watchLatestPosts }) => {
        if (!isGone) stop = watchLatestPosts(initialPosts, setView);
      })
      .catch(() => {
        // The code itself could not be fetched: the same to a visitor as rows that could not.
        if (!isGone) setView((current) => ({ ...current, status: 'error', reason: 'failed' }));
      });
    return () => {
      isGone = true;
      stop();
    };
  }, [initialPosts, isNear]);
  return view;
}

export interface LatestPostsProps {
  words: Home['blog'];
  /** The rows known when the page was built; they are in its HTML. */
  initialPosts: readonly PostSummary[];
  /** Reloads the page, unless told otherwise. */
  onTryAgain?: () => void;
}

/** The home page's latest posts over the backend (specification sections 2, 4 and 8). */
export function LatestPosts({
  words,
  initialPosts,
  onTryAgain = () => location.reload(),
}: LatestPostsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { status, posts, reason } = useLatestPosts(initialPosts, useNearView(place));

  useEffect(() => {
    if (status === 'error') toast({ ...words.toast, variant: 'destructive' });
  }, [status, words]);

  return (
    <div ref={place} data-hydrate-near="">
      <LatestPostsSection
        status={status}
        posts={posts}
        heading={words.heading}
        lead={words.lead}
        readLabel={words.readMore}
        viewPosts={{ label: words.viewPosts.label, href: words.viewPosts.path }}
        viewBlogs={{ label: words.viewBlogs.label, href: words.viewBlogs.path }}
        loadingLabel={words.loading}
        errorMessage={reason === 'empty' ? words.empty : words.failed}
        tryAgainLabel={words.tryAgain}
        onTryAgain={onTryAgain}
        fallbackImage={fallbackImage}
      />
    </div>
  );
}
