import { type ReactNode, useId } from 'react';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Heading } from '../../text/index.ts';
import { useLabel, useLabels } from '../../text/Link/UiProvider.tsx';
import { PostCard, type PostSummary } from '../PostCard/PostCard.tsx';
import * as styles from './RelatedPosts.css.ts';

export const defaultRelatedPostsLabels = {
  /** Text of the link at the end of each card. Screen readers read it before the title. */
  read: 'Read Article',
};

export interface RelatedPostsProps {
  /** Other posts of the same category (docs/behavior/blog.md#related-articles). */
  items: readonly PostSummary[];
  /** Heading above the posts. */
  heading?: ReactNode;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultRelatedPostsLabels>;
  /** Replaces a missing or broken picture (docs/behavior/every-page.md#pictures). */
  fallbackImage?: PictureSource;
}

/** Cards of related posts at the end of an article. Renders nothing without posts. */
export function RelatedPosts({
  items,
  heading: ownHeading,
  labels: ownLabels,
  fallbackImage,
}: RelatedPostsProps) {
  const heading = useLabel('RelatedPosts', 'heading', 'Related Articles', ownHeading);
  const labels = useLabels('RelatedPosts', defaultRelatedPostsLabels, ownLabels);
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} tone="surface" space="compact">
      <Container>
        <Stack gap="xl">
          <Heading level={2} size="title" id={headingId}>
            {heading}
          </Heading>
          <div className={styles.posts}>
            {items.map((post) => (
              <PostCard key={post.href} post={post} labels={labels} fallbackImage={fallbackImage} />
            ))}
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
