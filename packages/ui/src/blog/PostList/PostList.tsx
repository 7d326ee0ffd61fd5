import type { PictureSource } from '../../components/Picture/source.ts';
import { SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { Section, Stack } from '../../layout/index.ts';
import { Heading, Text, VisuallyHidden } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { PostCard, PostCardSkeleton, type PostSummary } from '../PostCard/PostCard.tsx';
import * as styles from './PostList.css.ts';

/** Why the list is empty: no posts at all, none in this tab, or none for this search. */
export type EmptyReason = 'blog' | 'tab' | 'search';

export const defaultPostListLabels = {
  /** Text of the link at the end of each card. Screen readers read it before the title. */
  read: 'Read Article',
  /** Announced while the first posts load. */
  loading: 'Loading posts',
  /** Messages of an empty list, by reason. */
  empty: {
    blog: { heading: 'No Blog Posts', text: 'Check back soon for new content!' },
    tab: { heading: 'No posts found', text: 'Check back soon for new content!' },
    search: {
      heading: 'No posts match your search',
      text: 'Try different keywords or browse all posts',
    },
  } satisfies Record<EmptyReason, { heading: string; text: string }>,
};

export interface PostListProps {
  /** The posts, in order. */
  items: readonly PostSummary[];
  /** `loading` shows placeholders. Defaults to `loaded`. */
  status?: 'loading' | 'loaded';
  /** Shows the first post across the full width. */
  hasLeadStory?: boolean;
  /** Why there are no posts. Chooses the message. */
  reason?: EmptyReason;
  /** Announced when it changes: the number of posts, their tab, and the search. */
  announcement?: string;
  /** Replaces a missing or broken picture (docs/behavior/every-page.md#pictures). */
  fallbackImage?: PictureSource;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultPostListLabels>;
}

/**
 * List of blog posts: a large first post, then two columns. It shows skeletons while it loads and a message
 * when it is empty (docs/behavior/blog.md#blog-list).
 */
export function PostList({
  items,
  status = 'loaded',
  hasLeadStory = false,
  reason = 'tab',
  announcement,
  fallbackImage,
  labels: ownLabels,
}: PostListProps) {
  const labels = useLabels('PostList', defaultPostListLabels, ownLabels);
  const isWaiting = status === 'loading' && items.length === 0;
  const [lead] = hasLeadStory ? items : [];
  const rest = lead ? items.slice(1) : items;
  const card = { level: 2 as const, labels: { read: labels.read }, fallbackImage };
  const empty = labels.empty[reason];
  return (
    <div>
      <div role="status">
        {announcement !== undefined && <VisuallyHidden>{announcement}</VisuallyHidden>}
      </div>
      {isWaiting && <PostListSkeleton label={labels.loading} />}
      {!isWaiting && items.length === 0 && (
        <Section space="compact">
          <Stack gap="sm" align="start">
            <Heading level={2} size="title">
              {empty.heading}
            </Heading>
            <Text size="lead" tone="muted">
              {empty.text}
            </Text>
          </Stack>
        </Section>
      )}
      {lead && (
        <div className={styles.lead}>
          <PostCard post={lead} layout="lead" isFirst {...card} />
        </div>
      )}
      {rest.length > 0 && (
        <div className={styles.posts}>
          {rest.map((post) => (
            <div key={post.href} className={styles.step}>
              <PostCard post={post} {...card} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** The keys of the placeholders (docs/behavior/blog.md#blog-list). */
const shapes = ['1', '2', '3', '4', '5', '6'];

/** Placeholders in the shape of posts. */
function PostListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.posts}>
        {shapes.map((id) => (
          <div key={id} className={styles.step}>
            <PostCardSkeleton />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
