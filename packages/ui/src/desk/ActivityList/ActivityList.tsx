import {
  AtSign,
  Globe,
  KeyRound,
  KeySquare,
  LogIn,
  LogOut,
  type LucideIcon,
  MailPlus,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  Undo2,
  UserCog,
  UserPlus,
  UserX,
} from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { StateMessage } from '../StateMessage/StateMessage.tsx';
import * as styles from './ActivityList.css.ts';
import { type Activity, sentence } from './sentence.tsx';

export interface ActivityDay {
  /** The day, as shown. */
  readonly label: string;
  /** What happened on it, the newest first. */
  readonly items: readonly Activity[];
}

export interface ActivityListProps {
  /** The days that something happened on, the newest first. */
  days: readonly ActivityDay[];
  /** Whether the activity has loaded. */
  status: 'ready' | 'loading' | 'failed';
  /** What went wrong, for the manager. */
  error: string;
  /** Loads again after a failure. */
  onRetry: () => void;
  /** A filter hides some activity. */
  isFiltered: boolean;
  /** Shows all activity, when nothing matches the filter. */
  onClearFilter: () => void;
  /** Shows older activity. Without it, there is none. */
  onMore?: (() => void) | undefined;
  /** Older activity is loading. */
  isLoadingMore: boolean;
}

const icons: Readonly<Record<Activity['kind'], LucideIcon>> = {
  signed_in: LogIn,
  first_step: KeySquare,
  refused: ShieldAlert,
  signed_out: LogOut,
  added: UserPlus,
  invited: MailPlus,
  role: UserCog,
  removed: UserX,
  password: KeyRound,
  address: AtSign,
  address_undone: Undo2,
  second_step: ShieldCheck,
  second_step_off: ShieldOff,
  published: Globe,
};

/** Someone may be trying to take over an account. */
const warns = (kind: Activity['kind']) => kind === 'refused' || kind === 'address_undone';

function Day({ label, items }: ActivityDay) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.day}>
      <h3 id={id} className={styles.date}>
        {label}
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list's role with its bullets */}
      <ul role="list" aria-labelledby={id} className={styles.list}>
        {items.map((item) => (
          <li key={item.id} tabIndex={-1} className={styles.entry}>
            <span className={styles.icon} data-warns={warns(item.kind) || undefined}>
              <Icon icon={icons[item.kind]} />
            </span>
            <p>{sentence(item)}</p>
            <time dateTime={item.at} className={styles.time}>
              {item.time}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus to the first of the older entries, because the button may be gone. */
function useFocusOnOlder(shown: number) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return;
    frame.current?.querySelectorAll<HTMLElement>('li')[before.current]?.focus();
    before.current = undefined;
  }, [shown]);
  const expectOlder = () => {
    before.current = shown;
  };
  return { frame, expectOlder };
}

function countOf(shown: number, hasMore: boolean): string {
  if (hasMore) return `The newest ${shown} entries`;
  return shown === 1 ? '1 entry' : `${shown} entries`;
}

/** What happened to accounts, as sentences grouped by day. Reloading is silent while entries show. */
export function ActivityList({
  days,
  status,
  error,
  onRetry,
  isFiltered,
  onClearFilter,
  onMore,
  isLoadingMore,
}: ActivityListProps) {
  const shown = days.reduce((sum, { items }) => sum + items.length, 0);
  const { frame, expectOlder } = useFocusOnOlder(shown);
  if (status === 'loading' && days.length === 0) {
    return (
      <SkeletonGroup label="Loading the activity">
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  }
  return (
    <div ref={frame} className={styles.frame}>
      {days.map((day) => (
        <Day key={day.label} {...day} />
      ))}
      {status === 'ready' && days.length === 0 && (
        <StateMessage
          actions={[isFiltered && { label: 'Show all activity', onPress: onClearFilter }]}
        >
          {isFiltered ? 'Nothing like this happened in the last 90 days.' : 'Nothing happened yet.'}
        </StateMessage>
      )}
      {status === 'failed' && (
        <StateMessage isFailure actions={[{ label: 'Try again', onPress: onRetry }]}>
          {`The activity couldn’t be loaded. ${error}`}
        </StateMessage>
      )}
      {shown > 0 && (
        <p role="status" className={styles.count}>
          {countOf(shown, onMore !== undefined)}
        </p>
      )}
      {status !== 'failed' && onMore && (
        <Button
          variant="secondary"
          size="compact"
          isPending={isLoadingMore}
          onPress={() => {
            expectOlder();
            onMore();
          }}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
