import { useMemo } from 'react';
import type { PictureSource, RemotePicture } from '../../components/Picture/index.ts';
import type { Article, Notice, Section } from '../content/index.ts';
import * as styles from './BlogRenderer.css.ts';
import { BlogRendererSection } from './BlogRendererSection.tsx';
import { outline } from './outline.ts';

export interface BlogRendererProps {
  /** What `readArticle` made of the post. */
  article: Article;
  /** Replaces a broken picture (docs/behavior.md#pictures). */
  fallbackImage?: PictureSource;
  /** Pictures that there are copies of in several widths, by the address that the article names. */
  copies?: Readonly<Record<string, RemotePicture>>;
  /** Heads what the article concludes. */
  conclusionLabel?: string;
  /** Heads the pictures of HTML and plain text, and names every gallery. */
  galleryLabel?: string;
  /** Names a picture that no source describes. */
  pictureLabel?: (number: number) => string;
  /** Shown when there is nothing to read (docs/behavior.md#content-messages). */
  noticeLabels?: Readonly<Record<Notice, string>>;
}

export const defaultNotices: Readonly<Record<Notice, string>> = {
  onlyImages: 'This blog post contains only image references. Please view the images below.',
  nothing: 'No viewable content available',
  unreadable: 'No readable content available.',
};

const picturesIn = (section: Section) => {
  if (section.type === 'gallery') return section.images.length;
  return section.type === 'image' ? 1 : 0;
};

/**
 * The body of an article: sections as elements of our own, in the reading direction of their words.
 * Holds its own margins, so it stands at full width, below the post's `<h1>`. Renders `<div>`.
 */
export function BlogRenderer({
  article: { sections, notice },
  fallbackImage,
  copies,
  conclusionLabel = 'Conclusion',
  galleryLabel = 'Image Gallery',
  pictureLabel = (number) => `Picture ${number}`,
  noticeLabels = defaultNotices,
}: BlogRendererProps) {
  const placed = useMemo(() => {
    let pictures = 0;
    return outline(sections, conclusionLabel).map((one) => {
      const before = pictures;
      pictures += picturesIn(one.section);
      return { ...one, pictures: before };
    });
  }, [sections, conclusionLabel]);
  const words = { conclusionLabel, galleryLabel, pictureLabel, fallbackImage, copies };
  return (
    <div className={styles.body} dir="auto">
      {notice && <p className={styles.notice}>{noticeLabels[notice]}</p>}
      {placed.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of an article never move
        <BlogRendererSection key={index} {...one} words={words} />
      ))}
    </div>
  );
}
