import { Button } from '../../components/Button/Button.tsx';
import * as styles from './SaveStatus.css.ts';

export interface SaveStatusProps {
  /** What happens to the text that was typed. */
  state: 'saved' | 'saving' | 'failed';
  /** When it was saved last, such as `2:14 PM`. */
  time?: string;
  /** Why it couldn't be saved, in a sentence that says what to do. */
  reason?: string;
  /** Saves again. */
  onRetry: () => void;
}

/** Line that says whether the text is stored. Only a failure interrupts a screen reader. */
export function SaveStatus({ state, time = '', reason = '', onRetry }: SaveStatusProps) {
  if (state !== 'failed') {
    return (
      <p className={styles.status}>{state === 'saving' ? 'Saving…' : `Saved ${time}`.trim()}</p>
    );
  }
  return (
    <div role="alert" className={styles.failed}>
      <p>Not saved: {reason}</p>
      <Button variant="secondary" size="compact" onPress={onRetry}>
        Try again
      </Button>
    </div>
  );
}
