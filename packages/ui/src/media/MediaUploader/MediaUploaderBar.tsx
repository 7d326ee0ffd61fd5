import { useId, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { liftToasts } from '../../components/Toast/liftToasts.ts';
import * as styles from './MediaUploader.css.ts';
import type { MediaUploaderLabels } from './mediaUploaderLabels.ts';
import {
  type BatchProgress,
  countChecks,
  type MediaUploaderActions,
  type UploadFile,
  type UploadQueueState,
} from './uploadQueue.ts';

interface ButtonsProps {
  items: readonly UploadFile[];
  actions: MediaUploaderActions;
  isBusy: boolean;
  /** The warning isn't announced if it appears behind a dialog, so the buttons repeat it. */
  warningId: string | undefined;
  labels: MediaUploaderLabels;
}

function Buttons({ items, actions, isBusy, warningId, labels }: ButtonsProps) {
  const mainRef = useRef<HTMLButtonElement>(null);
  if (isBusy) {
    return (
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={actions.cancel}>
          {labels.cancel}
        </Button>
        <Button isPending>{labels.uploadingNow}</Button>
      </div>
    );
  }
  const { pending, checked, duplicates } = countChecks(items);
  const isChecking = checked < pending;
  const failed = items.filter(({ status }) => status === 'error').length;
  const described = { 'aria-describedby': warningId };
  const retry = { ...described, onPress: actions.retryFailed, children: labels.retry(failed) };
  const upload = { ...described, onPress: actions.start, children: labels.upload(pending) };
  const checking = {
    variant: 'secondary',
    isPending: true,
    children: labels.checkingNow(checked + 1, pending),
  } as const;
  const main = isChecking ? checking : pending > 0 ? upload : retry;
  const skip = () => {
    mainRef.current?.focus();
    for (const { id } of duplicates) actions.remove(id);
  };
  // The main button is always the same element, so it keeps the focus before, during, and after a
  // batch.
  return (
    <div className={styles.buttons}>
      {failed > 0 && pending > 0 && !isChecking && <Button variant="secondary" {...retry} />}
      {duplicates.length > 0 && !isChecking && (
        <Button variant="secondary" onPress={skip}>
          {labels.skip(duplicates.length)}
        </Button>
      )}
      {failed + pending > 0 && <Button ref={mainRef} {...main} />}
    </div>
  );
}

interface MediaUploaderBarProps {
  queue: UploadQueueState;
  actions: MediaUploaderActions;
  isBusy: boolean;
  progress: BatchProgress | null;
  warning: string | undefined;
  labels: MediaUploaderLabels;
}

/**
 * The buttons for all files, the progress, and a warning about the upload. Except in a low window, it
 * sticks to the lower edge, so they stay in sight.
 */
export function MediaUploaderBar({
  queue,
  progress,
  actions,
  isBusy,
  warning,
  labels,
}: MediaUploaderBarProps) {
  const warningId = useId();
  return (
    <section ref={liftToasts} aria-label={labels.bar} className={styles.bar}>
      {progress && (
        <ProgressBar
          value={progress.completed}
          failed={progress.failed}
          total={progress.total}
          label={labels.progress(progress.completed, progress.total, progress.failed)}
        />
      )}
      {warning && (
        <p id={warningId} role="status" className={styles.notice}>
          {warning}
        </p>
      )}
      <Buttons
        items={queue.items}
        actions={actions}
        isBusy={isBusy}
        warningId={warning && warningId}
        labels={labels}
      />
    </section>
  );
}
