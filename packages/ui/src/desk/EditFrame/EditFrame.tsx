import type { ReactNode } from 'react';
import * as styles from './EditFrame.css.ts';

export interface EditFrameProps {
  /** The way back, and the item's state. */
  bar: ReactNode;
  /** The state of saving. */
  status: ReactNode;
  /** The main actions, such as saving. They and the status stay in sight. */
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

/** Ref of the frame. What is below its sticky bar sticks and scrolls into view below the bar. */
function measureBar(frame: HTMLDivElement) {
  const bars = [...frame.querySelectorAll<HTMLElement>('[data-bar]')];
  const observer = new ResizeObserver(() => {
    const height = Math.max(...bars.map(({ offsetHeight }) => offsetHeight));
    frame.style.setProperty(styles.barHeight, `${height}px`);
  });
  for (const bar of bars) observer.observe(bar);
  return () => observer.disconnect();
}

/** Frame of the screen where an item is edited: its main fields, with the other fields beside them. */
export function EditFrame(props: EditFrameProps) {
  const { bar, status, actions, notices, children, side, sideLabel } = props;
  return (
    <div ref={measureBar} className={styles.frame}>
      <div data-bar className={styles.bar}>
        <div className={styles.way}>{bar}</div>
        <div data-bar className={styles.saving}>
          {status}
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
      <div className={styles.content}>
        {notices}
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <section aria-label={sideLabel} className={styles.side}>
            {side}
          </section>
        </div>
      </div>
    </div>
  );
}
