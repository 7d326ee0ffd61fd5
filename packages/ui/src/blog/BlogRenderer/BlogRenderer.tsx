import { useMemo } from 'react';
import type { PictureSource, RemotePicture } from '../../components/Picture/source.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import type { Article, Notice, Section } from '../content/index.ts';
import * as styles from './BlogRenderer.css.ts';
import { BlogRendererSection } from './BlogRendererSection.tsx';
import { outline } from './outline.ts';

export interface BlogRendererProps {
  /** The post, as `readArticle` returns it. */
  article: Article;
  /** Replaces a broken picture (docs/behavior/every-page.md#pictures). */
  fallbackImage?: PictureSource;
  /** Copies of the article's images in several widths, by the URL in the article. */
  responsiveSources?: Readonly<Record<string, RemotePicture>>;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultBlogRendererLabels>;
}

export const defaultBlogRendererLabels = {
  /** Heading of the conclusion. */
  conclusion: 'Conclusion',
  /** Heading of the pictures from HTML and plain text, and name of every gallery. */
  gallery: 'Image Gallery',
  /** Alternative text of a picture without a description. */
  picture: (number: number) => `Picture ${number}`,
  /** Shown above the images of a post without text (docs/behavior/blog.md#content-messages). */
  onlyImages: 'This blog post contains only image references. Please view the images below.',
  /** Shown for a post without content. */
  nothing: 'No viewable content available',
  /** Shown for unreadable content. */
  unreadable: 'No readable content available.',
} satisfies Record<Notice, string> & Record<string, unknown>;

const picturesIn = (section: Section) => {
  if (section.type === 'gallery') return section.images.length;
  return section.type === 'image' ? 1 : 0;
};

/**
 * Body of an article, rendered from its sections in the direction of its text. It has its own margins, so
 * place it at full width below the `<h1>`. Renders `<div>`.
 */
export function BlogRenderer({
  article: { sections, notice },
  fallbackImage,
  responsiveSources,
  labels: ownLabels,
}: BlogRendererProps) {
  const labels = useLabels('BlogRenderer', defaultBlogRendererLabels, ownLabels);
  const placed = useMemo(() => {
    let pictures = 0;
    return outline(sections, labels.conclusion).map((one) => {
      const before = pictures;
      pictures += picturesIn(one.section);
      return { ...one, pictures: before };
    });
  }, [sections, labels.conclusion]);
  return (
    <div className={styles.body} dir="auto">
      {notice && <p className={styles.notice}>{labels[notice]}</p>}
      {placed.map((one, index) => (
        <BlogRendererSection
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of an article never move
          key={index}
          {...one}
          labels={labels}
          fallbackImage={fallbackImage}
          responsiveSources={responsiveSources}
        />
      ))}
    </div>
  );
}
