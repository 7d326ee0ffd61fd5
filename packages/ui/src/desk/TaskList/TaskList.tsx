import { ArrowRight } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor } from '../../text/index.ts';
import * as styles from './TaskList.css.ts';

export interface Task {
  /** What waits, in words that follow the number, such as "new messages". */
  readonly label: string;
  /** How many. A task with zero isn't shown. */
  readonly count: number;
  /** The screen where it's done. */
  readonly href: string;
  /** Draws the number in the color of warnings. Default: false. */
  readonly isUrgent?: boolean;
}

export interface TaskListProps {
  tasks: readonly Task[];
  /** Shown when no task is left. */
  empty: string;
}

const format = new Intl.NumberFormat('en-US');

/** List of what waits for a manager, each with its number and a link to its screen. */
export function TaskList({ tasks, empty }: TaskListProps) {
  const waiting = tasks.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={styles.list}>
      {waiting.map(({ label, count, href, isUrgent = false }) => (
        <li key={label}>
          <Anchor href={href} className={styles.task}>
            <span className={styles.count({ isUrgent })}>{format.format(count)}</span>
            <span className={styles.label}>{label}</span>
            <Icon icon={ArrowRight} isDirectional />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
