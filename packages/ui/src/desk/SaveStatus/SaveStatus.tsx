import { Button } from '../../components/Button/Button.tsx';
import * as styles from './SaveStatus.css.ts';

export const defaultSaveStatusLabels = {
  saved: (time: string) => (time ? `Saved ${time}` : 'Saved'),
  saving: 'Saving…',
  failed: (reason: string) => `Not saved: ${reason}`,
  retry: 'Try again',
};

export interface SaveStatusProps {
  /** What happens to the text that was typed. */
  state: 'saved' | 'saving' | 'failed';
  /** When it was saved last, such as `2:14 PM`. */
  time?: string;
  /** Why it couldn't be saved, in a sentence that says what to do. */
  reason?: string;
  /** Saves again. */
  onRetry: () => void;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultSaveStatusLabels>;
}

/** Line that says whether the text is stored. Only a failure interrupts a screen reader. */
export function SaveStatus({
  state,
  time = '',
  reason = '',
  onRetry,
  labels: ownLabels,
}: SaveStatusProps) {
  const labels = { ...defaultSaveStatusLabels, ...ownLabels };
  if (state !== 'failed') {
    return (
      <p className={styles.status}>{state === 'saved' ? labels.saved(time) : labels.saving}</p>
    );
  }
  return (
    <div role="alert" className={styles.failed}>
      <p>{labels.failed(reason)}</p>
      <Button variant="secondary" size="compact" onPress={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}
