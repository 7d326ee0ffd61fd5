import type { ReactNode } from 'react';
import * as styles from './DeskTools.css.ts';

export interface DeskToolsProps {
  /** The search field. */
  children: ReactNode;
  /** Buttons beside it. */
  actions: ReactNode;
}

/** Row above a desk's list: the search field, and buttons beside it. */
export function DeskTools({ children, actions }: DeskToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.search}>{children}</div>
      {actions}
    </div>
  );
}
