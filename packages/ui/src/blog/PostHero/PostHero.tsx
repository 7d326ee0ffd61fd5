import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Container, Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import type { PostSummary } from '../PostCard/PostCard.tsx';
import * as styles from './PostHero.css.ts';

export interface PostHeroProps {
  /** The post, with its title, category, author, date, and picture. */
  post: Omit<PostSummary, 'href'>;
  /** Replaces a missing or broken picture (docs/behavior/every-page.md#pictures). */
  fallbackImage?: PictureSource;
  /** Link above the title, such as to the list of posts. */
  back?: { label: string; href: string };
  /** Controls at the end of that row, such as a ShareButton. */
  children?: ReactNode;
}

/** Longer titles have a smaller font size. */
const LONG_TITLE = 64;

/**
 * Opening of an article: back link, title as the page's `<h1>`, excerpt, byline, and picture. The picture
 * is the largest of the page. Renders `<header>`.
 */
export function PostHero({
  post: { title, excerpt, category, author, date, dateTime, image },
  fallbackImage,
  back,
  children,
}: PostHeroProps) {
  const source = image ?? fallbackImage;
  return (
    <header className={styles.hero}>
      <Container>
        <Stack direction="row" gap="sm" align="center" justify="space-between" isWrapping>
          <div className={styles.back}>
            {back && (
              <ButtonLink href={back.href} variant="ghost" size="compact">
                <Icon icon={ArrowLeft} isDirectional />
                {back.label}
              </ButtonLink>
            )}
          </div>
          {children}
        </Stack>
        <div className={styles.text} dir="auto">
          <Stack align="start">
            {category && <Badge>{category}</Badge>}
            <Heading level={1} size={title.length > LONG_TITLE ? 'title' : 'display'}>
              {title}
            </Heading>
          </Stack>
          <Stack align="start">
            {excerpt && (
              <Text size="lead" tone="muted">
                {excerpt}
              </Text>
            )}
            {(author || date) && (
              <div className={styles.byline}>
                {author && <strong>{author}</strong>}
                {date && <time dateTime={dateTime}>{date}</time>}
              </div>
            )}
          </Stack>
        </div>
        {source && (
          <Picture
            source={source}
            ratio="wide"
            sizes="(min-width: 76em) 72rem, 92vw"
            isPriority
            fallback={fallbackImage}
          />
        )}
      </Container>
    </header>
  );
}
