import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../text/index.ts';
import * as styles from './LeadDetails.css.ts';
import type { LeadDetailsLabels } from './leadDetailsLabels.ts';

/** The photo of a message. It loads when the message opens. */
export interface LeadPhoto {
  /** URL of the photo. Undefined until it has loaded. */
  src?: string | undefined;
  /** It couldn't be loaded. */
  isFailed?: boolean;
  /** Loads it again. */
  onRetry: () => void;
}

interface PhotoProps {
  photo: LeadPhoto;
  labels: LeadDetailsLabels;
}

/** A small view of the photo, which opens a large one. */
export function LeadDetailsPhoto({ photo: { src, isFailed, onRetry }, labels }: PhotoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [broken, setBroken] = useState<string>();
  if (src === undefined ? isFailed : src === broken) {
    return (
      <Text size="small">
        {labels.photoFailed}{' '}
        <Button
          variant="ghost"
          size="compact"
          onPress={() => {
            setBroken(undefined);
            onRetry();
          }}
        >
          {labels.retry}
        </Button>
      </Text>
    );
  }
  if (src === undefined) {
    return (
      <SkeletonGroup label={labels.loadingPhoto}>
        <Skeleton lines={3} />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.photo}
        onClick={() => setIsOpen(true)}
      >
        <img
          src={src}
          alt={labels.openPhoto}
          className={styles.thumbnail}
          // A file that the browser can't draw.
          onError={() => setBroken(src)}
        />
      </button>
      <Dialog size="large" isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.photo}>
        <img src={src} alt={labels.photo} />
      </Dialog>
    </>
  );
}
