import type { ReactNode } from 'react';
import * as styles from './EditFrame.css.ts';

export interface EditFrameProps {
  /** The way back, and the state of saving. */
  bar: ReactNode;
  /** The main actions, at the end of the bar. */
  actions: ReactNode;
  /** Messages about the whole item. */
  notices?: ReactNode;
  /** The main fields, such as title and text. */
  children: ReactNode;
  /** The other fields. On phones they follow the main ones. */
  side: ReactNode;
  /** Name of the part with the other fields. */
  sideLabel: string;
}

/** Frame of the screen where an item is edited: its main fields, with the other fields beside them. */
export function EditFrame({ bar, actions, notices, children, side, sideLabel }: EditFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        {bar}
        <div className={styles.actions}>{actions}</div>
      </div>
      {notices}
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <section aria-label={sideLabel} className={styles.side}>
          {side}
        </section>
      </div>
    </div>
  );
}
