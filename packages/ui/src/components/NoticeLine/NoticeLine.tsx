import type { ReactNode } from 'react';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import { useIsOver } from '../OpenNow/OpenNow.tsx';
import * as styles from './NoticeLine.css.ts';

export interface NoticeLineProps {
  /** One sentence. */
  children: ReactNode;
  /** The notice's last day at the office, such as "2026-11-27". Default: it stays. */
  until?: string | undefined;
  /** Names the region for screen readers. */
  label?: string;
}

/**
 * One line at the top of a page, such as a closed day. Renders a named `<aside>`, and nothing after its last day. A
 * prerendered page needs a script that hides what has a `data-until` in the past until hydration.
 */
export function NoticeLine({ children, until, label: ownLabel }: NoticeLineProps) {
  const label = useLabel('NoticeLine', 'label', 'Notice', ownLabel);
  const isOver = useIsOver();
  if (until && isOver(until)) return null;
  return (
    <aside aria-label={label} className={styles.notice} data-until={until}>
      <p className={styles.text}>{children}</p>
    </aside>
  );
}
