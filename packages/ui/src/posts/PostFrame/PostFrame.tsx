import type { ReactNode } from 'react';
import * as styles from './PostFrame.css.ts';

export interface PostFrameProps {
  /** The way back, and the state of saving. */
  bar: ReactNode;
  /** The main actions, at the end of the bar. */
  actions: ReactNode;
  /** Messages about the whole post. */
  notices?: ReactNode;
  /** Title, excerpt, and text. */
  children: ReactNode;
  /** The other fields. On phones they follow the text. */
  side: ReactNode;
  /** Name of the part with the other fields. */
  sideLabel: string;
}

/** Frame of the screen where a post is edited: its text, with the other fields beside it. */
export function PostFrame({ bar, actions, notices, children, side, sideLabel }: PostFrameProps) {
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
