import { ArrowRight, Camera, Circle, Phone } from 'lucide-react';
import { button } from '../../components/Button/Button.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor, VisuallyHidden } from '../../text/index.ts';
import * as styles from './TaskList.css.ts';

/** One of the things that wait. */
export interface TaskItem {
  readonly id: string;
  readonly title: string;
  /** Where it's opened. */
  readonly href: string;
  /** Its first words. */
  readonly text?: string | undefined;
  /** When it came, or when it's due. */
  readonly time?: string | undefined;
  /** Draws the time in a quiet color of warnings. Default: false. */
  readonly isLate?: boolean;
  readonly hasPhoto?: boolean;
  /** The `tel:` address of a button to call. */
  readonly callHref?: string | undefined;
}

export interface Task {
  /** What waits, in words that follow the number, such as "new messages". */
  readonly label: string;
  /** How many. A task with zero isn't shown. Without a number, it's one thing to do. */
  readonly count?: number;
  /** The screen where it's done. */
  readonly href: string;
  /** Draws the number in the color of warnings. Default: false. */
  readonly isUrgent?: boolean;
  /** The first of them. */
  readonly items?: readonly TaskItem[];
}

export interface TaskListProps {
  tasks: readonly Task[];
  /** Shown when no task is left. */
  empty: string;
  /** Called when someone follows the link of an item's button to call. */
  onCall?: (id: string) => void;
}

const format = new Intl.NumberFormat('en-US');

const nameOf = (label: string, count: number | undefined) =>
  count === undefined ? label : `${format.format(count)} ${label}`;

interface ItemProps extends Pick<TaskListProps, 'onCall'> {
  item: TaskItem;
}

function Item({ item, onCall }: ItemProps) {
  const { id, title, href, text, time, isLate, hasPhoto, callHref } = item;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <Anchor href={href} className={styles.title}>
          <bdi>{title}</bdi>
        </Anchor>
        {hasPhoto && <Icon icon={Camera} label="Photo" />}
        {time && (
          <span className={styles.time({ isLate })}>
            <span aria-hidden={isLate}>{time}</span>
            {isLate && <VisuallyHidden>{`${time}, late`}</VisuallyHidden>}
          </span>
        )}
        {text && (
          <p dir="auto" className={styles.excerpt}>
            {text}
          </p>
        )}
      </div>
      {callHref && (
        // A plain anchor, because the phone's own app opens it.
        <a
          href={callHref}
          aria-label={`Call ${title}`}
          className={button({ variant: 'secondary', size: 'compact' })}
          onClick={() => onCall?.(id)}
        >
          <Icon icon={Phone} /> Call
        </a>
      )}
    </li>
  );
}

/** List of what waits for a manager, each with its number, a link to its screen, and its first items. */
export function TaskList({ tasks, empty, onCall }: TaskListProps) {
  const waiting = tasks.filter(({ count = 1 }) => count > 0);
  if (waiting.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={styles.list}>
      {waiting.map(({ label, count, href, items = [], isUrgent = false }) => (
        <li key={label}>
          <Anchor href={href} className={styles.task}>
            <span className={styles.count({ isUrgent })}>
              {count === undefined ? <Icon icon={Circle} /> : format.format(count)}
            </span>
            <span className={styles.label}>{label}</span>
            <Icon icon={ArrowRight} isDirectional />
          </Anchor>
          {items.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets
            <ul role="list" aria-label={nameOf(label, count)} className={styles.items}>
              {items.map((item) => (
                <Item key={item.id} item={item} {...(onCall && { onCall })} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
