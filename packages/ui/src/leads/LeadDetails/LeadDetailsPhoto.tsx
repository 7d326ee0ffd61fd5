import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../text/index.ts';
import * as styles from './LeadDetails.css.ts';

/** The photo of a message. It loads when the message opens. */
export interface LeadPhoto {
  /** URL of the photo. Undefined until it has loaded. */
  src?: string | undefined;
  /** It couldn't be loaded. */
  isFailed?: boolean;
  /** Loads it again. */
  onRetry: () => void;
}

const TITLE = 'Photo from the sender';
/** Name of the button around the small view. */
const OPEN = 'Open the photo';

interface PhotoProps {
  photo: LeadPhoto;
}

/** A small view of the photo, which opens a large one. */
export function LeadDetailsPhoto({ photo: { src, isFailed, onRetry } }: PhotoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [broken, setBroken] = useState<string>();
  if (src === undefined ? isFailed : src === broken) {
    return (
      <Text size="small">
        The photo couldn’t be loaded.{' '}
        <Button
          variant="ghost"
          size="compact"
          onPress={() => {
            setBroken(undefined);
            onRetry();
          }}
        >
          Try again
        </Button>
      </Text>
    );
  }
  if (src === undefined) {
    return (
      <SkeletonGroup label="Loading the photo...">
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
          alt={OPEN}
          className={styles.thumbnail}
          // A file that the browser can't draw.
          onError={() => setBroken(src)}
        />
      </button>
      <Dialog size="large" isOpen={isOpen} onClose={() => setIsOpen(false)} title={TITLE}>
        <img src={src} alt={TITLE} />
      </Dialog>
    </>
  );
}
