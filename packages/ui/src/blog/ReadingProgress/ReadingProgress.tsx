import type { ReactNode } from 'react';
import * as styles from './ReadingProgress.css.ts';

export interface ReadingProgressProps {
  /** What is being read. */
  children: ReactNode;
}

/**
 * A hairline at the top of the page that grows while its children are read. Decoration, made by CSS:
 * no script follows the scroll, and without scroll timelines or with reduced motion it is not there.
 * `--ui-reading-progress-top` sets it below a fixed bar. Renders `<div>`.
 */
export function ReadingProgress({ children }: ReadingProgressProps) {
  return (
    <div className={styles.subject}>
      <span aria-hidden className={styles.hairline} />
      {children}
    </div>
  );
}
