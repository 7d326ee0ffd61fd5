import type { CSSProperties } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Number of finished items. */
  value: number;
  /** Number of all items. */
  total: number;
  /** Number of failed items, shown in another color. Mention it in the label, too. */
  failed?: number;
  /** Label of the bar, such as '3 of 80'. */
  label: string;
}

/** Progress bar with its label above it. React Aria's ProgressBar. */
export function ProgressBar({ value, total, failed = 0, label }: ProgressBarProps) {
  const shareOf = (part: number) => (total > 0 ? Math.min(1, Math.max(0, part / total)) : 0);
  const fraction = shareOf(value);
  const parts = {
    '--ui-progress': fraction,
    '--ui-progress-failed': Math.min(1 - fraction, shareOf(failed)),
  } as CSSProperties;
  return (
    <AriaProgressBar value={fraction * 100} className={styles.progress}>
      {({ valueText }) => (
        <>
          <div className={styles.labels}>
            <Label>{label}</Label>
            <span aria-hidden>{valueText}</span>
          </div>
          <div className={styles.track} style={parts}>
            <div className={styles.light} />
            {failed > 0 && <div className={styles.failed} />}
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
