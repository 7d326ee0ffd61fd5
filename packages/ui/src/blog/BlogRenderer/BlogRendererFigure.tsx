import { Picture, type PictureSource } from '../../components/Picture/index.ts';
import type { ArticleImage } from '../content/index.ts';
import * as styles from './BlogRenderer.css.ts';

export interface FigureWords {
  /** Names a picture that no source describes. A caption is read beside it, not instead of it. */
  pictureLabel: (number: number) => string;
  fallbackImage?: PictureSource | undefined;
}

interface BlogRendererFigureProps extends FigureWords {
  image: ArticleImage;
  /** Counted over the article. */
  number: number;
  isInGallery?: boolean;
}

/** A picture of the article, with its caption. Its place is kept, whatever its own size. */
export function BlogRendererFigure({
  image: { url, alt, caption },
  number,
  pictureLabel,
  fallbackImage,
  isInGallery = false,
}: BlogRendererFigureProps) {
  const source = { src: url, alt: alt ?? pictureLabel(number) };
  const fallback = fallbackImage ? { fallback: fallbackImage } : {};
  return (
    <figure className={isInGallery ? undefined : styles.figure}>
      {isInGallery ? (
        <div className={styles.frame}>
          <Picture source={source} ratio="fill" {...fallback} />
        </div>
      ) : (
        <Picture source={source} ratio="landscape" edge="full-bleed" {...fallback} />
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
