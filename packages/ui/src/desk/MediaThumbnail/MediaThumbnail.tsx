import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../text/index.ts';
import * as styles from './MediaThumbnail.css.ts';

export interface MediaThumbnailProps {
  /** URL of the thumbnail. Null if there is none. */
  thumbnailUrl: string | null;
  /** URL of the original, used without a thumbnail or if it fails to load. Null if there is none yet. */
  url: string | null;
  /** Alternative text. Empty if the text beside it names the image. */
  alt?: string;
  /** Text in place of an image that can't be shown. */
  placeholderLabel?: string;
  /** Too small for visible text: only screen readers get it. */
  isTiny?: boolean;
}

/**
 * Thumbnail of a stored image. It falls back to the original and then to a placeholder.
 * `--ui-thumbnail-ratio` and `--ui-thumbnail-fit` set its shape. Renders `<img>` in a frame.
 */
export function MediaThumbnail(props: MediaThumbnailProps) {
  const sources = [...new Set([props.thumbnailUrl, props.url])].filter((source) => source !== null);
  // A new key starts another picture at its first source.
  return <ThumbnailFrame key={sources.join(' ')} {...props} sources={sources} />;
}

interface ThumbnailFrameProps extends MediaThumbnailProps {
  sources: readonly string[];
}

function ThumbnailFrame({
  sources,
  alt = '',
  placeholderLabel = 'Preview not available',
  isTiny = false,
}: ThumbnailFrameProps) {
  const [failures, setFailures] = useState(0);
  const source = sources[failures];
  const Label = isTiny ? VisuallyHidden : 'span';
  return (
    <span className={styles.frame}>
      {source === undefined ? (
        <span className={styles.placeholder}>
          <Icon icon={ImageOff} size={isTiny ? 20 : 24} />
          <Label>{placeholderLabel}</Label>
        </span>
      ) : (
        <img
          src={source}
          alt={alt}
          width={480}
          height={270}
          decoding="async"
          draggable={false}
          className={styles.picture}
          onError={() => setFailures((count) => count + 1)}
        />
      )}
    </span>
  );
}
