import { X } from 'lucide-react';
import { LineList } from '../../admin/index.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import * as styles from './MediaUploader.css.ts';
import type { MediaUploaderLabels } from './mediaUploaderLabels.ts';
import type { RefusedFile, TwinFile } from './uploadQueue.ts';

interface RefusedProps {
  refused: readonly RefusedFile[];
  onDismiss: () => void;
  words: MediaUploaderLabels;
}

/** Files that were not taken, and why; toasts come and go, this stays until it is closed. */
export function MediaUploaderRefused({ refused, onDismiss, words }: RefusedProps) {
  if (refused.length === 0) return null;
  return (
    <div className={styles.refused}>
      <div className={styles.noticeHead}>
        <p>{words.refused(refused.length)}</p>
        <Tooltip content={words.dismissRefused}>
          <Button variant="ghost" size="icon" aria-label={words.dismissRefused} onPress={onDismiss}>
            <Icon icon={X} />
          </Button>
        </Tooltip>
      </div>
      <LineList
        lines={refused.map(({ id, description }) => ({ id, content: <bdi>{description}</bdi> }))}
        more={words.more}
      />
    </div>
  );
}

interface TwinsProps {
  twins: readonly TwinFile[];
  onDismiss: () => void;
  words: MediaUploaderLabels;
}

/** Pictures that are stored twice, because another tab or manager uploaded the same meanwhile. */
export function MediaUploaderTwins({ twins, onDismiss, words }: TwinsProps) {
  if (twins.length === 0) return null;
  return (
    <div role="status" className={styles.twins}>
      <div className={styles.noticeHead}>
        <p>{words.twins(twins.length)}</p>
        <Tooltip content={words.dismissTwins}>
          <Button variant="ghost" size="icon" aria-label={words.dismissTwins} onPress={onDismiss}>
            <Icon icon={X} />
          </Button>
        </Tooltip>
      </div>
      <LineList
        lines={twins.map(({ id, name, storedAs }) => ({
          id,
          content: <bdi>{words.twin(name, storedAs)}</bdi>,
        }))}
        more={words.more}
      />
    </div>
  );
}

interface PausedProps {
  onSignIn: (() => void) | undefined;
  words: MediaUploaderLabels;
}

/** The session ended in the middle of a batch, which waits. */
export function MediaUploaderPaused({ onSignIn, words }: PausedProps) {
  return (
    <div role="alert" className={styles.paused}>
      <p>{words.signInAgain}</p>
      {onSignIn && (
        <Button size="compact" onPress={onSignIn}>
          {words.signIn}
        </Button>
      )}
    </div>
  );
}

export interface LeftoverFile {
  /** Inside the bucket, as in `uploads/1732-ab12.jpg`. */
  readonly place: string;
}

export interface ImageWithoutCopy {
  readonly id: string;
  readonly name: string;
}

interface CleanUpProps {
  leftovers: readonly LeftoverFile[];
  withoutCopy: readonly ImageWithoutCopy[];
  isCleaningUp: boolean;
  onCleanUp: () => void;
  words: MediaUploaderLabels;
}

/** What interrupted uploads and deletions left: files without an image, images without a small copy. */
export function MediaUploaderCleanUp({
  leftovers,
  withoutCopy,
  isCleaningUp,
  onCleanUp,
  words,
}: CleanUpProps) {
  if (leftovers.length + withoutCopy.length === 0) return null;
  return (
    <section aria-label={words.cleanUpTitle} className={styles.card}>
      <h2 className={styles.title}>{words.cleanUpTitle}</h2>
      {leftovers.length > 0 && (
        <>
          <p className={styles.hint}>{words.cleanUpText(leftovers.length)}</p>
          <div className={styles.places}>
            <LineList
              lines={leftovers.map(({ place }) => ({ id: place, content: place }))}
              more={words.more}
            />
          </div>
        </>
      )}
      {withoutCopy.length > 0 && (
        <>
          <p className={styles.hint}>{words.copiesText(withoutCopy.length)}</p>
          <div className={styles.places}>
            <LineList
              lines={withoutCopy.map(({ id, name }) => ({ id, content: <bdi>{name}</bdi> }))}
              more={words.more}
            />
          </div>
        </>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" isPending={isCleaningUp} onPress={onCleanUp}>
          {isCleaningUp ? words.cleaningUp : words.cleanUp}
        </Button>
      </div>
    </section>
  );
}
