import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { FieldControl } from '../../desk/Fields/FieldControl.tsx';
import type { FieldDescription } from '../../desk/Fields/field.ts';
import { FailureList, LineList } from '../../desk/index.ts';
import { VisuallyHidden } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './MediaUploader.css.ts';
import { MediaUploaderBar } from './MediaUploaderBar.tsx';
import { MediaUploaderList, type MediaUploaderListProps } from './MediaUploaderList.tsx';
import { defaultMediaUploaderLabels, type MediaUploaderLabels } from './mediaUploaderLabels.ts';
import { type BatchProgress, countChecks, type UploadFile } from './uploadQueue.ts';
import { useFileIntake } from './useFileIntake.ts';

export interface MediaUploaderProps<Item extends UploadFile>
  extends Omit<MediaUploaderListProps<Item>, 'labels' | 'suggestions'>,
    Omit<CleanUpProps, 'labels'> {
  /** Fields with default values for every file. Their names are the keys of `queue.defaults`. */
  defaultFields: readonly FieldDescription[];
  /** Progress of the current or last batch. Null before the first. */
  progress: BatchProgress | null;
  /** Accepted types and sizes, such as 'JPG or PNG, up to 10 MB each'. */
  accepted: string;
  /** What to know before the upload, such as that visitors will see the photos at once. */
  warning?: string;
  /** Opens the sign-in dialog while the batch waits for it. */
  onSignIn: () => void;
  /** Tags in use, as suggestions. */
  suggestions?: readonly string[];
  /** Overrides the English labels. */
  labels?: Partial<MediaUploaderLabels>;
}

interface CleanUpProps {
  /** Stored files that belong to no image, as in `uploads/1732-ab12.jpg`. */
  leftovers: readonly string[];
  /** A cleanup is running. */
  isCleaningUp: boolean;
  /** Called by the button that removes the leftovers. */
  onCleanUp: () => void;
  labels: MediaUploaderLabels;
}

/** Leftover files of interrupted uploads and deletions. */
function CleanUp({ leftovers, isCleaningUp, onCleanUp, labels }: CleanUpProps) {
  return (
    <section aria-label={labels.cleanUp} className={styles.card}>
      <h2 className={styles.title}>{labels.cleanUp}</h2>
      <p className={styles.hint}>{labels.cleanUpText(leftovers.length)}</p>
      <div className={styles.places}>
        <LineList lines={leftovers.map((place) => ({ id: place, content: place }))} />
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" isPending={isCleaningUp} onPress={onCleanUp}>
          {isCleaningUp ? labels.cleaningUp : labels.cleanUp}
        </Button>
      </div>
    </section>
  );
}

/** Says when the checks begin and what they found. The button shows each step. */
function Checks({ items, labels }: { items: readonly UploadFile[]; labels: MediaUploaderLabels }) {
  const { pending, checked, duplicates } = countChecks(items);
  const isOver = checked === pending;
  return (
    <VisuallyHidden>
      <span role="status">
        {!isOver && labels.checkingAll}
        {isOver && pending > 0 && labels.checkedAll(pending, duplicates.length)}
      </span>
    </VisuallyHidden>
  );
}

/** When the list disappears, after a batch or when it's cleared, the focus moves to the picker. */
function usePreservedFocus(hasFiles: boolean) {
  const pickerRef = useRef<HTMLButtonElement>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    if (!hasFiles && isWithin.current && document.activeElement === document.body) {
      pickerRef.current?.focus({ preventScroll: true });
    }
  }, [hasFiles]);
  const onFocus = () => {
    isWithin.current = true;
  };
  // React fires no blur for an element that it removes.
  const onBlur = () => {
    isWithin.current = false;
  };
  return { pickerRef, focusProps: { onFocus, onBlur } };
}

/**
 * Upload queue with a file picker, drop, and paste (docs/behavior/media-center.md#media-uploading). It shows the queue
 * and doesn't hold its state.
 */
export function MediaUploader<Item extends UploadFile>({
  defaultFields,
  accepted,
  progress,
  warning,
  onSignIn,
  leftovers,
  isCleaningUp,
  onCleanUp,
  suggestions = [],
  labels: ownLabels,
  ...list
}: MediaUploaderProps<Item>) {
  const labels = useLabels('MediaUploader', defaultMediaUploaderLabels, ownLabels);
  const { queue, actions, isBusy } = list;
  const shrinkable = queue.refused.filter(({ canShrink }) => canShrink);
  const titleId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const { pickerRef, focusProps } = usePreservedFocus(queue.items.length > 0);
  const isDropTarget = useFileIntake({ panelRef, isDisabled: isBusy, onFiles: actions.add });
  return (
    <div {...focusProps} ref={panelRef} className={styles.uploader}>
      <div className={styles.dropArea} data-drop-target={isDropTarget || undefined}>
        <FileTrigger
          acceptedFileTypes={['image/*']}
          allowsMultiple
          onSelect={(files) => actions.add(files ?? [])}
        >
          <Button ref={pickerRef} isDisabled={isBusy}>
            <Icon icon={ImagePlus} />
            {labels.select}
          </Button>
        </FileTrigger>
        <p className={styles.invitation}>{isDropTarget ? labels.dropNow : labels.drop}</p>
        <p>{accepted}</p>
      </div>
      <section aria-labelledby={titleId} className={styles.card}>
        <h2 id={titleId} className={styles.title}>
          {labels.defaults}
        </h2>
        <div className={styles.defaults}>
          {defaultFields.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              value={queue.defaults[field.name]}
              onChange={(value) => actions.changeDefaults({ [field.name]: value })}
              isDisabled={isBusy}
              autoComplete="off"
            />
          ))}
        </div>
        <p className={styles.hint}>{labels.defaultsHint}</p>
      </section>
      <Checks items={isBusy ? [] : queue.items} labels={labels} />
      {/* Unlike toasts, this list stays until it's closed. */}
      <FailureList
        failures={queue.refused}
        onDismiss={actions.dismissRefused}
        onRetry={shrinkable.length > 0 && !isBusy ? actions.shrinkRefused : undefined}
        title={labels.refused(queue.refused.length)}
        retryLabel={labels.shrink(shrinkable.length)}
      />
      {queue.phase === 'paused' && (
        <div role="alert" className={styles.paused}>
          <p>{labels.signInAgain}</p>
          <Button size="compact" onPress={onSignIn}>
            {labels.signIn}
          </Button>
        </div>
      )}
      {queue.phase === 'offline' && (
        <p role="alert" className={styles.notice}>
          {labels.offline}
        </p>
      )}
      {queue.items.length > 0 && (
        <MediaUploaderList {...list} suggestions={suggestions} labels={labels} />
      )}
      {queue.items.length > 0 && (
        <MediaUploaderBar {...{ queue, actions, isBusy, progress, warning, labels }} />
      )}
      {leftovers.length > 0 && <CleanUp {...{ leftovers, isCleaningUp, onCleanUp, labels }} />}
    </div>
  );
}
