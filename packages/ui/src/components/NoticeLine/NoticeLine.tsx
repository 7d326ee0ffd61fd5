import type { ReactNode } from 'react';
import * as styles from './NoticeLine.css.ts';

export interface NoticeLineProps {
  /** One sentence. */
  children: ReactNode;
  /** Names the region for screen readers. */
  label?: string;
}

/** One line at the top of a page, such as a closed day. Renders a named `<aside>`. */
export function NoticeLine({ children, label = 'Notice' }: NoticeLineProps) {
  return (
    <aside aria-label={label} className={styles.notice}>
      <p className={styles.text}>{children}</p>
    </aside>
  );
}
