import type { ReactNode } from 'react';
import * as styles from './ReadingProgress.css.ts';

export interface ReadingProgressProps {
  /** The content whose reading progress is shown. */
  children: ReactNode;
}

/**
 * Thin bar at the top of the page that shows how much of its children has been read. It is decoration in
 * CSS: it isn't shown without scroll timelines or with reduced motion. `--ui-reading-progress-top` places
 * it below a fixed bar. Renders `<div>`.
 */
export function ReadingProgress({ children }: ReadingProgressProps) {
  return (
    <div className={styles.subject}>
      <span aria-hidden className={styles.hairline} />
      {children}
    </div>
  );
}
