import { BlogRenderer, PostHero } from '@custom-designs/ui/blog';
import type { PictureSource } from '@custom-designs/ui/components/Picture';
import type { ShownArticle } from '../blog/index.ts';

export interface ArticlePreviewProps {
  shown: ShownArticle;
  back: { label: string; href: string };
  /** Replaces a post's missing or broken picture. */
  fallbackImage: PictureSource;
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
