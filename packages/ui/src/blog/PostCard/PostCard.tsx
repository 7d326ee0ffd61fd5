import { ArrowRight } from 'lucide-react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../layout/index.ts';
import { Anchor, Heading, type HeadingProps, Text, VisuallyHidden } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './PostCard.css.ts';

export interface PostSummary {
  href: string;
  title: string;
  excerpt: string;
  category: string;
  /** Shown to readers, e.g. "May 28, 2023". */
  date: string;
  /** Value of `<time dateTime>`, e.g. "2023-05-28". */
  dateTime: string;
  author?: string;
  image?: PictureSource;
}

export const defaultPostCardLabels = {
  /** Text of the link at the end of the card. Screen readers read it before the title. */
  read: 'Read More',
};

export interface PostCardProps {
  /** The post to link to, with its title, excerpt, category, date, and picture. */
  post: PostSummary;
  /** Level of the title: 2 to 6. Defaults to 3. */
  level?: HeadingProps['level'];
  /** `lead` is for the first post of a page. `beside` puts the text beside the picture. */
  layout?: keyof typeof styles.layout;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultPostCardLabels>;
  /** Replaces a missing or broken picture (docs/behavior/every-page.md#pictures). */
  fallbackImage?: PictureSource;
  /** Loads before other images. Use it for the first picture of a page. */
  isFirst?: boolean;
}

const sizes = {
  lead: '(min-width: 48em) 56vw, 100vw',
  stacked: '(min-width: 48em) 40vw, 100vw',
  beside: '(min-width: 48em) 32vw, 48vw',
};

/**
 * Card for a blog post, with image, category, date, title, and excerpt. One link covers it. Renders
 * `<article>`.
 */
export function PostCard({
  post,
  level = 3,
  layout = 'stacked',
  labels,
  fallbackImage,
  isFirst = false,
}: PostCardProps) {
  const { read } = useLabels('PostCard', defaultPostCardLabels, labels);
  const source = post.image ?? fallbackImage;
  return (
    <article className={`${styles.card} ${styles.layout[layout]}`} {...brightenOnHover}>
      {source && (
        <div className={styles.picture[layout]}>
          <Picture
            source={source}
            sizes={sizes[layout]}
            ratio="fill"
            dim="untilHover"
            isPriority={isFirst}
            fallback={fallbackImage}
          />
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.facts}>
          {post.category && <Badge>{post.category}</Badge>}
          {post.date && <time dateTime={post.dateTime}>{post.date}</time>}
          {post.author && <span>{post.author}</span>}
        </div>
        <Heading level={level} size={layout === 'lead' ? 'title' : 'heading'}>
          {post.title}
        </Heading>
        <Text tone="muted" size={layout === 'lead' ? 'body' : 'small'} clamp={3}>
          {post.excerpt}
        </Text>
        <Anchor href={post.href} className={styles.link}>
          <span>
            {read}
            <VisuallyHidden> {post.title}</VisuallyHidden>
          </span>
          <Icon icon={ArrowRight} isDirectional />
        </Anchor>
      </div>
    </article>
  );
}

/** Placeholder for a PostCard while it loads. */
export function PostCardSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton shape="picture" />
      <Skeleton shape="badge" />
      <Skeleton shape="title" />
      <Skeleton />
    </Stack>
  );
}
