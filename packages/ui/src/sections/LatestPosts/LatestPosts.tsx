import { useId } from 'react';
import { PostCard, type PostSummary } from '../../blog/PostCard/index.ts';
import type { PictureSource } from '../../components/Picture/index.ts';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Actions, type SectionAction } from '../Actions/index.ts';
import { FadeIn } from '../FadeIn/index.ts';
import type { SectionOpening } from '../ListSection/index.ts';
import { LoadFailure } from '../LoadFailure/index.ts';
import { SectionIntro } from '../SectionIntro/index.ts';
import * as styles from './LatestPosts.css.ts';
import { LatestPostsSkeletons } from './LatestPostsSkeletons.tsx';

export interface LatestPostsProps extends Partial<Omit<SectionOpening, 'label'>> {
  status: 'loading' | 'loaded' | 'error';
  /** Rows at hand: they stay on show while fresh ones load and when those cannot be had. */
  posts: readonly PostSummary[];
  onTryAgain?: () => void;
  /** Beside the heading. */
  viewPosts: SectionAction;
  /** Beneath the posts. */
  viewBlogs: SectionAction;
  fallbackImage?: PictureSource;
  readLabel?: string;
  loadingLabel?: string;
  errorMessage?: string;
  tryAgainLabel?: string;
}

/**
 * The newest posts: a lead story and the ones behind it. Loading, loaded, or failed
 * (docs/behavior.md#latest-posts); the screen shows the toast that belongs to a failure.
 *
 * For the two or three newest posts on a page that is about something else: the newest large, the
 * others beside it. Posts at hand stay on show while fresh ones load.
 * - For the blog itself: use PostList.
 * - For posts like the one being read: use RelatedPosts.
 * - For a picked choice that never changes: use LinkCards.
 */
export function LatestPosts({
  status,
  posts,
  onTryAgain,
  heading = 'Latest Blog Posts',
  lead,
  viewPosts,
  viewBlogs,
  fallbackImage,
  readLabel = 'Read More',
  loadingLabel = 'Loading the latest posts',
  errorMessage = 'Failed to load blog posts',
  tryAgainLabel = 'Try Again',
  id,
}: LatestPostsProps) {
  const headingId = useId();
  const isWaiting = status === 'loading' && posts.length === 0;
  return (
    <Section aria-labelledby={headingId} id={id}>
      <Container>
        <Stack gap="xxl">
          <SectionIntro headingId={headingId} heading={heading} lead={lead} layout="split">
            <Actions items={[viewPosts]} emphasis="quiet" />
          </SectionIntro>
          {status === 'error' && (
            <LoadFailure
              message={errorMessage}
              tryAgainLabel={tryAgainLabel}
              onTryAgain={onTryAgain}
            />
          )}
          {isWaiting && <LatestPostsSkeletons label={loadingLabel} />}
          {posts.length > 0 && (
            <FadeIn>
              <div className={styles.posts}>
                {posts.map((post, index) => (
                  <PostCard
                    key={post.href}
                    post={post}
                    layout={index === 0 ? 'lead' : 'beside'}
                    readLabel={readLabel}
                    fallbackImage={fallbackImage}
                  />
                ))}
              </div>
            </FadeIn>
          )}
          <Actions items={[viewBlogs]} emphasis="quiet" />
        </Stack>
      </Container>
    </Section>
  );
}
