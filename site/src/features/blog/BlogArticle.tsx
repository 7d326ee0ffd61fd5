import {
  ArticleError,
  ArticleSkeleton,
  BlogRenderer,
  PostHero,
  ReadingProgress,
  RelatedPosts,
  ShareButton,
} from '@custom-designs/ui/blog';
import { Pagination } from '@custom-designs/ui/components/Pagination';
import type { PictureSource } from '@custom-designs/ui/components/Picture';
import { toast } from '@custom-designs/ui/components/Toast';
import { Container, Section } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useCallback, useEffect } from 'react';
import type { Blog } from '../../content/standalone/schema.ts';
import { useWatched, type Watch } from '../useWatched.ts';
import {
  type ArticleView,
  failedArticle,
  openingArticle,
  type ShownArticle,
} from './articleView.ts';
import { type PostPictures, withCopies } from './pictures/postPictures.ts';

export interface BlogArticleProps {
  slug: string;
  words: Blog['article'];
  /** What was known when the page was built; it is in its HTML. */
  known: ShownArticle | null;
  /** What the build made copies of. */
  pictures?: PostPictures | undefined;
  /** Stands in for a post's missing or broken picture. */
  fallbackImage?: PictureSource | undefined;
}

/**
 * An article over the backend (docs/behavior.md#blog-article). One that was written after the
 * build is read when its page opens. Mount it anew for another article.
 */
export function BlogArticle({ slug, words, known, pictures, fallbackImage }: BlogArticleProps) {
  const watch = useCallback<Watch<ArticleView>>(
    async (tell) => (await import('./watchArticle.ts')).watchArticle(slug, known, tell),
    [slug, known],
  );
  const [{ status, shown }] = useWatched(watch, true, () => openingArticle(known), failedArticle);

  useEffect(() => {
    if (status === 'failed') toast({ ...words.toast, variant: 'destructive' });
  }, [status, words]);

  // The head of a page that was built says it already.
  const title = shown?.post.title ?? (status === 'loading' ? undefined : words.errorTitle);
  useEffect(() => {
    if (!known && title) document.title = `${title} - ${words.site}`;
  }, [known, title, words]);

  if (status === 'loading') {
    return (
      <>
        <ArticleSkeleton label={words.loading} />
        <noscript>
          <Container>
            <Text>{words.noScript}</Text>
          </Container>
        </noscript>
      </>
    );
  }
  if (!shown) return <ArticleError message={status === 'missing' ? words.missing : words.failed} />;
  const { post, article, related } = shown;
  const fallback = fallbackImage && { fallbackImage };
  return (
    <>
      <article>
        <PostHero post={withCopies(pictures)(post)} {...fallback}>
          <ShareButton title={post.title} />
        </PostHero>
        <ReadingProgress>
          <BlogRenderer article={article} {...(pictures && { copies: pictures })} {...fallback} />
        </ReadingProgress>
      </article>
      <RelatedPosts posts={related.map(withCopies(pictures))} {...fallback} />
      <Section space="compact">
        <Container>
          <Pagination aria-label={words.pages} page={1} pageCount={1} hrefOf={() => post.href} />
        </Container>
      </Section>
    </>
  );
}
