import { type ReactNode, useId } from 'react';
import type { PictureSource } from '../../components/Picture/index.ts';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Heading } from '../../text/index.ts';
import { PostCard, type PostSummary } from '../PostCard/index.ts';
import * as styles from './RelatedPosts.css.ts';

export interface RelatedPostsProps {
  /** Specification section 9: two of them. */
  posts: readonly PostSummary[];
  heading?: ReactNode;
  readLabel?: string;
  /** Stands in for a missing or broken picture (specification section 8). */
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
                {...(fallbackImage ? { fallbackImage } : {})}
              />
            ))}
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
