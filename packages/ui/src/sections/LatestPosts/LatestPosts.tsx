import { useId } from 'react';
import { PostCard, PostCardSkeleton, type PostSummary } from '../../blog/PostCard/PostCard.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { Container, Section, Stack } from '../../layout/index.ts';
import { useLabel, useLabels } from '../../text/Link/UiProvider.tsx';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import { FadeIn } from '../FadeIn/FadeIn.tsx';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import * as styles from './LatestPosts.css.ts';

export const defaultLatestPostsLabels = {
  /** Text of the link at the end of each card. Screen readers read it before the title. */
  read: 'Read More',
  /** Announced while the first posts load. */
  loading: 'Loading the latest posts',
  /** Message that the posts couldn't be loaded. */
  error: 'Failed to load blog posts',
  /** Text of the retry button. */
  tryAgain: 'Try Again',
};

export interface LatestPostsProps extends Partial<Omit<SectionOpening, 'label'>> {
  /** `loading` shows placeholders, and `error` a message with a retry button. */
  status: 'loading' | 'loaded' | 'error';
  /** Known items. They stay visible while new ones load and if loading fails. */
  items: readonly PostSummary[];
  /** Called by the retry button. */
  onTryAgain?: () => void;
  /** Text of the link beside the heading. */
  viewPosts: SectionAction;
  /** Text of the link after the last post. */
  viewBlogs: SectionAction;
  /** Picture of posts that have none. */
  fallbackImage?: PictureSource;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultLatestPostsLabels>;
}

/**
 * Section with the two or three newest blog posts, the newest one large. It shows when it is loading or has
 * failed (docs/behavior/pages.md#latest-posts). The screen shows the toast for a failure. Known posts stay visible
 * while new ones load.
 *
 * - For the blog itself: use PostList.
 * - For posts related to an article: use RelatedPosts.
 * - For a fixed selection: use LinkCards.
 */
export function LatestPosts({
  status,
  items,
  onTryAgain,
  heading: ownHeading,
  lead,
  viewPosts,
  viewBlogs,
  fallbackImage,
  labels: ownLabels,
  id,
}: LatestPostsProps) {
  const heading = useLabel('LatestPosts', 'heading', 'Latest Blog Posts', ownHeading);
  const headingId = useId();
  const labels = useLabels('LatestPosts', defaultLatestPostsLabels, ownLabels);
  const isWaiting = status === 'loading' && items.length === 0;
  const all = (
    <div className={styles.all}>
      <Actions items={[viewBlogs]} emphasis="quiet" />
    </div>
  );
  return (
    <Section aria-labelledby={headingId} id={id}>
      <Container>
        <Stack gap="lg">
          <SectionIntro headingId={headingId} heading={heading} lead={lead} layout="split">
            <Actions items={[viewPosts]} emphasis="quiet" />
          </SectionIntro>
          {status === 'error' && (
            <LoadFailure
              message={labels.error}
              labels={{ tryAgain: labels.tryAgain }}
              onTryAgain={onTryAgain}
            />
          )}
          {isWaiting && (
            <SkeletonGroup label={labels.loading}>
              <div className={styles.posts}>
                <PostCardSkeleton />
                <PostCardSkeleton />
                <PostCardSkeleton />
              </div>
            </SkeletonGroup>
          )}
          {items.length > 0 && (
            <FadeIn>
              <div className={styles.posts}>
                {items.map((post, index) => (
                  <PostCard
                    key={post.href}
                    post={post}
                    layout={index === 0 ? 'lead' : 'beside'}
                    labels={{ read: labels.read }}
                    fallbackImage={fallbackImage}
                  />
                ))}
                {all}
              </div>
            </FadeIn>
          )}
          {items.length === 0 && all}
        </Stack>
      </Container>
    </Section>
  );
}
