import { Circle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Timeline.css.ts';

export interface TimelineItem {
  /** Stable id. */
  readonly id: string;
  /** The event, in a few words. */
  readonly title: ReactNode;
  /** When it happened: in ISO 8601, and as shown. */
  readonly time: { readonly dateTime: string; readonly label: string };
  /** Details, such as a note or a button. */
  readonly children?: ReactNode;
  /** A lucide component. Default: a circle. */
  readonly icon?: LucideIcon;
  /** Color for the meaning. Default `neutral`. */
  readonly tone?: 'neutral' | 'accent' | 'success' | 'danger';
}

export interface TimelineProps {
  /** The list's accessible name. */
  'aria-label': string;
  /** The events, in order. */
  items: readonly TimelineItem[];
}

/** List of dated events. Renders `<ol>`, or nothing without items. */
export function Timeline({ 'aria-label': label, items }: TimelineProps) {
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its numbers
    <ol role="list" aria-label={label} className={styles.list}>
      {items.map(({ id, title, time, children, icon = Circle, tone = 'neutral' }) => (
        <li key={id} className={styles.item}>
          <span className={styles.mark({ tone })}>
            <Icon icon={icon} />
          </span>
          <div className={styles.content}>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>{' '}
              <time dateTime={time.dateTime} className={styles.time}>
                {time.label}
              </time>
            </div>
            {children && <div className={styles.detail}>{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
