import { type CSSProperties, useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** How many are done. */
  value: number;
  /** Of how many. */
  total: number;
  /** How many failed: a part of the bar in another color. Say it in the label as well. */
  failed?: number;
  /** Words at the start, which name the bar: '3 of 80'. */
  label: string;
  /** Words at the end, which screen readers say as its value; `null` leaves them out of sight. */
  valueLabel?: string | null;
}

/** How far something has come, at most to the end. Renders `<div role="progressbar">` under its words. */
export function ProgressBar({ value, total, failed = 0, label, valueLabel }: ProgressBarProps) {
  const id = useId();
  const shareOf = (part: number) => (total > 0 ? Math.min(1, Math.max(0, part / total)) : 0);
  const fraction = shareOf(value);
  const parts = {
    '--ui-progress': fraction,
    '--ui-progress-failed': Math.min(1 - fraction, shareOf(failed)),
  } as CSSProperties;
  const percent = `${Math.round(fraction * 100)}%`;
  const said = valueLabel ?? percent;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        {valueLabel === null ? null : <span aria-hidden>{said}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(fraction * 100)}
        aria-valuetext={said}
        className={styles.track}
      >
        <div className={styles.light} style={parts} />
        {failed > 0 && <div className={styles.failed} style={parts} />}
      </div>
    </div>
  );
}
