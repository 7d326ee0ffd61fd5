import { ImagePlus } from 'lucide-react';
import { type Ref, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { ImageField } from '../image.ts';
import * as styles from './MediaUploader.css.ts';
import { MediaUploaderDefaults } from './MediaUploaderDefaults.tsx';
import { MediaUploaderList, type MediaUploaderListProps } from './MediaUploaderList.tsx';
import {
  type ImageWithoutCopy,
  type LeftoverFile,
  MediaUploaderCleanUp,
  MediaUploaderPaused,
  MediaUploaderRefused,
  MediaUploaderTwins,
} from './MediaUploaderNotices.tsx';
import { defaultMediaUploaderLabels, type MediaUploaderLabels } from './mediaUploaderLabels.ts';
import type { UploadFile } from './uploadQueue.ts';
import { useFileIntake } from './useFileIntake.ts';

export interface MediaUploaderProps<Item extends UploadFile>
  extends Omit<MediaUploaderListProps<Item>, 'words' | 'suggestions'> {
  /** Fields whose values every file gets, unless it has its own. Their names are the keys of `queue.defaults`. */
  defaultFields: readonly ImageField[];
  /** Names the types and sizes that are taken: 'JPG or PNG, up to 10 MB each'. */
  accepted: string;
  /** Opens the sign-in while the batch waits for it. */
  onSignIn?: () => void;
  /** Stored files that belong to no image. */
  leftovers?: readonly LeftoverFile[];
  /** Images whose small copy is missing. */
  withoutCopy?: readonly ImageWithoutCopy[];
  /** A cleanup is running. */
  isCleaningUp?: boolean;
  /** Called when a person asks to make the missing small copies. */
  onCleanUp?: () => void;
  /** Tags in use, offered while one is typed. */
  suggestions?: readonly string[];
  /** Words of the component. Default: English. */
  labels?: Partial<MediaUploaderLabels>;
}

const none: readonly never[] = [];

interface DropAreaProps {
  pickerRef: Ref<HTMLInputElement>;
  accepted: string;
  isDisabled: boolean;
  isDropTarget: boolean;
  onFiles: (files: Iterable<File>) => void;
  words: MediaUploaderLabels;
}

/** The picker, and the place that lights up while something is dragged over the panel. */
function DropArea({
  pickerRef,
  accepted,
  isDisabled,
  isDropTarget,
  onFiles,
  words,
}: DropAreaProps) {
  return (
    <div className={styles.dropArea}>
      <label className={styles.picker}>
        <Icon icon={ImagePlus} />
        {words.select}
        <input
          ref={pickerRef}
          type="file"
          accept="image/*"
          multiple
          disabled={isDisabled}
          className={styles.pickerInput}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // The same file may be chosen again, after it was taken out of the list.
            currentTarget.value = '';
          }}
        />
      </label>
      <p className={styles.invitation}>{isDropTarget ? words.dropNow : words.drop}</p>
      <p>{accepted}</p>
    </div>
  );
}

/** The list takes the focus with it, after a batch or when it is cleared. The picker then gets it. */
function useKeptFocus(hasFiles: boolean) {
  const pickerRef = useRef<HTMLInputElement>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    if (!hasFiles && isWithin.current && document.activeElement === document.body) {
      pickerRef.current?.focus({ preventScroll: true });
    }
  }, [hasFiles]);
  const onFocus = () => {
    isWithin.current = true;
  };
  // React reports no blur of what it removes.
  const onBlur = () => {
    isWithin.current = false;
  };
  return { pickerRef, focusProps: { onFocus, onBlur } };
}

/**
 * The 'Upload Images' tab (docs/behavior.md#media-uploading): files are chosen, dropped, or pasted,
 * together or one by one, and sent one after the other. It draws the queue and holds none of it.
 */
export function MediaUploader<Item extends UploadFile>({
  defaultFields,
  accepted,
  onSignIn,
  leftovers = none,
  withoutCopy = none,
  isCleaningUp = false,
  onCleanUp,
  suggestions = none,
  labels,
  ...list
}: MediaUploaderProps<Item>) {
  // The same object for the same labels, so that no row renders again.
  const words = useMemo(() => ({ ...defaultMediaUploaderLabels, ...labels }), [labels]);
  const { queue, actions, isBusy } = list;
  const panelRef = useRef<HTMLDivElement>(null);
  const { pickerRef, focusProps } = useKeptFocus(queue.items.length > 0);
  const { dropProps, isDropTarget } = useFileIntake({
    panelRef,
    isDisabled: isBusy,
    onFiles: actions.add,
  });
  return (
    <div
      {...dropProps}
      {...focusProps}
      ref={panelRef}
      className={styles.uploader}
      data-drop-target={isDropTarget || undefined}
    >
      <DropArea
        pickerRef={pickerRef}
        accepted={accepted}
        isDisabled={isBusy}
        isDropTarget={isDropTarget}
        onFiles={actions.add}
        words={words}
      />
      <MediaUploaderDefaults
        isDisabled={isBusy}
        fields={defaultFields}
        values={queue.defaults}
        onChange={actions.changeDefaults}
        words={words}
      />
      <MediaUploaderRefused
        refused={queue.refused}
        onDismiss={actions.dismissRefused}
        words={words}
      />
      <MediaUploaderTwins twins={queue.twins} onDismiss={actions.dismissTwins} words={words} />
      {queue.phase === 'paused' && <MediaUploaderPaused onSignIn={onSignIn} words={words} />}
      {queue.items.length > 0 && (
        <MediaUploaderList {...list} suggestions={suggestions} words={words} />
      )}
      {onCleanUp && (
        <MediaUploaderCleanUp
          leftovers={leftovers}
          withoutCopy={withoutCopy}
          isCleaningUp={isCleaningUp}
          onCleanUp={onCleanUp}
          words={words}
        />
      )}
    </div>
  );
}
