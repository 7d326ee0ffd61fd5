import type { PostSummary } from '@custom-designs/ui/blog';
import type { PictureSource } from '@custom-designs/ui/components/Picture';
import { LatestPosts as LatestPostsSection } from '@custom-designs/ui/sections/LatestPosts';
import { useRef } from 'react';
import type { Home } from '../../content/schema/pages.ts';
import { useNearView } from '../../layout/useNearView.ts';
import type { ResponsiveSources } from '../../pictures/copies.server.ts';
import { postQueries } from './queries.ts';
import { usePosts } from './usePosts.ts';

export interface LatestPostsProps {
  content: Home['blog'];
  /** The posts at build time, which are in the HTML. */
  initialPosts: readonly PostSummary[];
  /** Shown if there are no other posts. */
  builtInPosts: readonly PostSummary[];
  pictures?: ResponsiveSources;
  /** Replaces a post's missing or broken picture. */
  fallbackImage?: PictureSource;
  /** Default: reloads the page. */
  onTryAgain?: () => void;
}

/** The home page's latest posts from the backend (docs/behavior/pages.md#latest-posts). */
export function LatestPosts({
  content,
  initialPosts,
  builtInPosts,
  pictures,
  fallbackImage,
  onTryAgain = () => location.reload(),
}: LatestPostsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  const { posts, status, errorMessage } = usePosts(postQueries.latest(), {
    initialPosts,
    builtInPosts,
    pictures,
    content,
    isNear,
  });
  return (
    <div ref={place}>
      <LatestPostsSection
        status={status}
        items={posts.map(({ author: _, ...post }) => post)}
        heading={content.heading}
        lead={content.lead}
        viewPosts={content.viewPosts}
        viewBlogs={content.viewBlogs}
        labels={{
          read: content.readMore,
          loading: content.loading,
          error: errorMessage,
          tryAgain: content.tryAgain,
        }}
        onTryAgain={onTryAgain}
        fallbackImage={fallbackImage}
      />
    </div>
  );
}
