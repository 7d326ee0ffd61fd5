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
import { toast } from '@custom-designs/ui/components/Toast';
import { Container, Section } from '@custom-designs/ui/layout';
import { useCallback, useEffect } from 'react';
import type { Blog } from '../content/standalone/schema.ts';
import {
  type ArticleView,
  failedArticle,
  openingArticle,
  type ShownArticle,
} from './articleView.ts';
import { fallbackImage } from './fallbackImage.ts';
import { useWatched, type Watch } from './useWatched.ts';

export interface BlogArticleProps {
  slug: string;
  words: Blog['article'];
  /** What was known when the page was built; it is in its HTML. */
  known: ShownArticle | null;
}

/**
 * An article over the backend (specification sections 2, 4 and 8). One that was written after the
 * build is read when its page opens. Mount it anew for another article.
 */
export function BlogArticle({ slug, words, known }: BlogArticleProps) {
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

  if (status === 'loading') return <ArticleSkeleton label={words.loading} />;
  if (!shown) return <ArticleError message={status === 'missing' ? words.missing : words.failed} />;
  const { post, article, related } = shown;
  return (
    <>
      <article>
        <PostHero post={post} fallbackImage={fallbackImage}>
          <ShareButton title={post.title} />
        </PostHero>
        <ReadingProgress>
          <BlogRenderer article={article} fallbackImage={fallbackImage} />
        </ReadingProgress>
      </article>
      <RelatedPosts posts={related} fallbackImage={fallbackImage} />
      <Section space="compact">
        <Container>
          <Pagination aria-label={words.pages} page={1} pageCount={1} hrefOf={() => ''} />
        </Container>
      </Section>
    </>
  );
}
