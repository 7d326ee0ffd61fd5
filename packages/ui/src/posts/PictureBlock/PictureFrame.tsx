import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import * as article from '../../blog/BlogRenderer/BlogRenderer.css.ts';
import { imageAddress } from '../../blog/content/address.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { PictureAttributes } from '../content/sections.ts';
import * as styles from './PictureBlock.css.ts';

interface PictureFrameProps {
  picture: PictureAttributes;
  isInGallery?: boolean;
}

/** A picture as the article shows it, or a message if it can't be loaded. */
export function PictureFrame({ picture: { url, alt }, isInGallery = false }: PictureFrameProps) {
  const [broken, setBroken] = useState<string>();
  const source = imageAddress(url);
  const frame = isInGallery ? article.frame : styles.figure;
  if (!source || broken === url) {
    return (
      <p className={`${frame} ${styles.broken}`}>
        <Icon icon={ImageOff} />
        This picture can’t be loaded, so readers won’t see it. Replace or remove it.
      </p>
    );
  }
  return (
    <span className={frame}>
      <img
        className={styles.picture}
        src={source}
        alt={alt ?? ''}
        decoding="async"
        draggable={false}
        onError={() => setBroken(url)}
      />
    </span>
  );
}
