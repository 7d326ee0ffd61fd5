import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../text/index.ts';
import * as styles from './MediaThumbnail.css.ts';

export interface MediaThumbnailProps {
  /** The small copy; null where there is none. */
  thumbnailUrl: string | null;
  /** What is shown when there is no small copy, or it does not load; null for nothing yet. */
  url: string | null;
  /** Text alternative. Empty when the words beside it name the image. */
  alt?: string;
  /** Said in place of a picture that cannot be shown. */
  placeholderLabel?: string;
  /** Too small for words: they are heard only. */
  isTiny?: boolean;
}

/**
 * Thumbnail of a stored image. It falls back to the original and then to a placeholder.
 * `--ui-thumbnail-ratio` and `--ui-thumbnail-fit` set its shape. Renders `<img>` in a frame.
 */
export function MediaThumbnail(props: MediaThumbnailProps) {
  const sources = [...new Set([props.thumbnailUrl, props.url])].filter((source) => source !== null);
  // Another picture starts from the first source again.
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
  const Words = isTiny ? VisuallyHidden : 'span';
  return (
    <span className={styles.frame}>
      {source === undefined ? (
        <span className={styles.placeholder}>
          <Icon icon={ImageOff} size={isTiny ? 20 : 24} />
          <Words>{placeholderLabel}</Words>
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
