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
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { company } from '../../content/company.ts';
import type { Blog } from '../../content/schema/pages.ts';
import type { ResponsiveSources } from '../../pictures/copies.server.ts';
import type { ShownArticle } from './article.ts';
import { articleQuery } from './articleQuery.ts';
import { postQueries } from './queries.ts';
import { withSrcSet } from './usePosts.ts';

export interface BlogArticleProps {
  slug: string;
  content: Blog['article'];
  /** The article at build time, which is in the page's HTML. */
  known: ShownArticle | null;
  /** Shown if there's no row with this address, or none can be read. */
  builtIn?: ShownArticle | null;
  pictures?: ResponsiveSources;
  /** Replaces a post's missing or broken picture. */
  fallbackImage?: PictureSource;
  /** After the article, such as an invitation to call. */
  children?: ReactNode;
}

/**
 * An article from the backend (docs/behavior/blog.md#blog-article). One newer than the build loads when
 * its page opens. Use a new key for another article.
 */
export function BlogArticle({
  slug,
  content,
  known,
  builtIn,
  pictures,
  fallbackImage,
  children,
}: BlogArticleProps) {
  const { data, isPending, isError } = useQuery({
    ...articleQuery(slug),
    initialData: known ?? undefined,
    initialDataUpdatedAt: 0,
  });
  const shown = data ?? (isPending ? undefined : builtIn);
  const { data: related = known?.related ?? shown?.related ?? [] } = useQuery({
    ...postQueries.related(shown?.id ?? '', shown?.post.category ?? ''),
    enabled: Boolean(shown?.id),
  });

  useEffect(() => {
    if (isError) toast({ ...content.toast, variant: 'destructive' });
  }, [isError, content]);

  const navigate = useNavigate();
  const isFormer =
    data && data.id !== slug && data.post.href !== `/blog/${encodeURIComponent(slug)}`;
  useEffect(() => {
    if (isFormer) navigate(data.post.href, { replace: true });
  }, [isFormer, data, navigate]);

  // A built page already has its title in the head.
  const title = shown?.post.title ?? (isPending ? undefined : content.errorTitle);
  useEffect(() => {
    if (!known && title) document.title = `${title} - ${company.name}`;
  }, [known, title]);

  if (isPending) {
    return (
      <div data-hydration="eager">
        <ArticleSkeleton labels={{ loading: content.loading }} />
        <noscript>
          <Container>
            <Text>{content.noScript}</Text>
          </Container>
        </noscript>
      </div>
    );
  }
  if (!shown) {
    return (
      <ArticleError
        message={isError ? content.failed : content.missing}
        actions={[content.back, content.home]}
      />
    );
  }
  const { post, article } = shown;
  return (
    <>
      <article>
        <PostHero
          post={withSrcSet(pictures)(post)}
          fallbackImage={fallbackImage}
          back={content.back}
        >
          <ShareButton title={post.title} />
        </PostHero>
        <ReadingProgress>
          <BlogRenderer
            article={article}
            responsiveSources={pictures}
            fallbackImage={fallbackImage}
          />
        </ReadingProgress>
      </article>
      {children}
      <RelatedPosts items={related.map(withSrcSet(pictures))} fallbackImage={fallbackImage} />
      <Section space="compact">
        <Container>
          <Pagination
            labels={{ navigation: content.pages }}
            page={1}
            pageCount={1}
            hrefOf={() => post.href}
          />
        </Container>
      </Section>
    </>
  );
}
