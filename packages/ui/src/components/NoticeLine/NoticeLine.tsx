import type { ReactNode } from 'react';
import * as styles from './NoticeLine.css.ts';

export interface NoticeLineProps {
  /** One sentence. */
  children: ReactNode;
  /** The notice's last day, such as "2026-11-27", for a script that hides it afterward. */
  until?: string | undefined;
  /** Names the region for screen readers. */
  label?: string;
}

/** One line at the top of a page, such as a closed day. Renders a named `<aside>`. */
export function NoticeLine({ children, until, label = 'Notice' }: NoticeLineProps) {
  return (
    <aside aria-label={label} className={styles.notice} data-until={until}>
      <p className={styles.text}>{children}</p>
    </aside>
  );
}
