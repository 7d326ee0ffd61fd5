import { BlogRenderer, PostHero } from '@custom-designs/ui/blog';
import type { PictureSource } from '@custom-designs/ui/components/Picture';
import type { ShownArticle } from './article.ts';

/** What an article shows besides the post. */
export interface ArticleFrame {
  back: { label: string; href: string };
  /** Replaces a post's missing or broken picture. */
  fallbackImage: PictureSource;
}

interface ArticlePreviewProps extends ArticleFrame {
  shown: ShownArticle;
}

/** The parts of an article's page that depend on the post. */
export function ArticlePreview({
  shown: { post, article },
  back,
  fallbackImage,
}: ArticlePreviewProps) {
  return (
    <article>
      <PostHero post={post} fallbackImage={fallbackImage} back={back} />
      <BlogRenderer article={article} fallbackImage={fallbackImage} />
    </article>
  );
}
