import { Picture, type PictureSource, type RemotePicture } from '../../components/Picture/index.ts';
import type { ArticleImage } from '../content/index.ts';
import * as styles from './BlogRenderer.css.ts';
import { breakable } from './BlogRendererText.tsx';

export interface FigureWords {
  /** Names a picture that no source describes. A caption is read beside it, not instead of it. */
  pictureLabel: (number: number) => string;
  fallbackImage?: PictureSource | undefined;
  copies?: Readonly<Record<string, RemotePicture>> | undefined;
}

interface BlogRendererFigureProps extends FigureWords {
  image: ArticleImage;
  /** Counted over the article. */
  number: number;
  isInGallery?: boolean;
}

const sizes = {
  figure: '(min-width: 64em) 60rem, 100vw',
  gallery: '(min-width: 48em) 33rem, 92vw',
};

/** A picture of the article, with its caption. Its place is kept, whatever its own size. */
export function BlogRendererFigure({
  image: { url, alt, caption },
  number,
  pictureLabel,
  fallbackImage,
  copies,
  isInGallery = false,
}: BlogRendererFigureProps) {
  const source = { ...copies?.[url], src: url, alt: alt ?? pictureLabel(number) };
  const fallback = fallbackImage ? { fallback: fallbackImage } : {};
  return (
    <figure className={isInGallery ? undefined : styles.figure}>
      {isInGallery ? (
        <div className={styles.frame}>
          <Picture source={source} ratio="fill" sizes={sizes.gallery} {...fallback} />
        </div>
      ) : (
        <Picture
          source={source}
          ratio="landscape"
          edge="full-bleed"
          sizes={sizes.figure}
          {...fallback}
        />
      )}
      {caption && <figcaption className={styles.caption}>{breakable(caption)}</figcaption>}
    </figure>
  );
}
