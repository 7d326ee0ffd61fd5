import { useRef } from 'react';
import { type ImageCategory, imageCategories } from '../model/index.ts';
import { isBusy, type QueueState } from '../queue/index.ts';
import * as styles from './MediaUploader.css.ts';
import { MediaUploaderDefaults } from './MediaUploaderDefaults.tsx';
import { MediaUploaderDropArea } from './MediaUploaderDropArea.tsx';
import { type MediaUploaderActions, MediaUploaderList } from './MediaUploaderList.tsx';
import {
  type ImageWithoutCopy,
  type LeftoverFile,
  MediaUploaderCleanUp,
  MediaUploaderPaused,
  MediaUploaderRefused,
  MediaUploaderTwins,
} from './MediaUploaderNotices.tsx';
import { defaultMediaUploaderWords, type MediaUploaderWords } from './mediaUploaderWords.ts';
import { useFileIntake } from './useFileIntake.ts';

export interface MediaUploaderProps {
  queue: QueueState;
  actions: MediaUploaderActions;
  /** Opens the sign-in while the batch waits for it. */
  onSignIn?: (() => void) | undefined;
  /** Stored files that belong to no image. */
  leftovers?: readonly LeftoverFile[];
  /** Images whose small copy is missing. */
  withoutCopy?: readonly ImageWithoutCopy[];
  isCleaningUp?: boolean;
  onCleanUp?: (() => void) | undefined;
  /** Tags in use, offered while one is typed. */
  suggestions?: readonly string[];
  categories?: readonly ImageCategory[];
  words?: MediaUploaderWords;
}

const none: readonly never[] = [];

/**
 * The 'Upload Images' tab (docs/behavior.md#media-uploading): files are chosen, dropped, or pasted,
 * together or one by one, and sent one after the other. It draws the queue and holds none of it.
 */
export function MediaUploader({
  queue,
  actions,
  onSignIn,
  leftovers = none,
  withoutCopy = none,
  isCleaningUp = false,
  onCleanUp,
  suggestions = none,
  categories = imageCategories,
  words = defaultMediaUploaderWords,
}: MediaUploaderProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const isDisabled = isBusy(queue);
  const { dropProps, isDropTarget } = useFileIntake({
    ...{ panelRef, isDisabled, onFiles: actions.add },
  });
  return (
    <div
      {...dropProps}
      ref={panelRef}
      className={styles.uploader}
      data-drop-target={isDropTarget || undefined}
    >
      <MediaUploaderDropArea {...{ isDisabled, isDropTarget, words }} onFiles={actions.add} />
      <MediaUploaderDefaults
        {...{ isDisabled, categories, words }}
        defaults={queue.defaults}
        onChange={actions.changeDefaults}
      />
      <MediaUploaderRefused
        refused={queue.refused}
        onDismiss={actions.dismissRefused}
        words={words}
      />
      <MediaUploaderTwins twins={queue.twins} onDismiss={actions.dismissTwins} words={words} />
      {queue.phase === 'paused' && <MediaUploaderPaused onSignIn={onSignIn} words={words} />}
      {queue.items.length > 0 && (
        <MediaUploaderList {...{ queue, actions, suggestions, categories, words }} />
      )}
      {onCleanUp && (
        <MediaUploaderCleanUp {...{ leftovers, withoutCopy, isCleaningUp, onCleanUp, words }} />
      )}
    </div>
  );
}
