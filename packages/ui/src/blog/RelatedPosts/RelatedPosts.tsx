import { type ReactNode, useId } from 'react';
import type { PictureSource } from '../../components/Picture/index.ts';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Heading } from '../../text/index.ts';
import { PostCard, type PostSummary } from '../PostCard/index.ts';
import * as styles from './RelatedPosts.css.ts';

export interface RelatedPostsProps {
  /** Other posts of the same category (docs/behavior.md#related-articles). */
  posts: readonly PostSummary[];
  heading?: ReactNode;
  readLabel?: string;
  /** Replaces a missing or broken picture (docs/behavior.md#pictures). */
  fallbackImage?: PictureSource;
}

/** What to read next. Nothing without posts. */
export function RelatedPosts({
  posts,
  heading = 'Related Articles',
  readLabel = 'Read Article',
  fallbackImage,
}: RelatedPostsProps) {
  const headingId = useId();
  if (posts.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} tone="surface" space="compact">
      <Container>
        <Stack gap="xl">
          <Heading level={2} size="title" id={headingId}>
            {heading}
          </Heading>
          <div className={styles.posts}>
            {posts.map((post) => (
              <PostCard
                key={post.href}
                post={post}
                readLabel={readLabel}
                fallbackImage={fallbackImage}
              />
            ))}
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
