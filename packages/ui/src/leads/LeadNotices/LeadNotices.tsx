import { CloudOff } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { counted } from '../../desk/counted.ts';
import { type Failure, FailureList } from '../../desk/index.ts';
import * as styles from './LeadNotices.css.ts';

interface FailedChangesProps {
  /** Changes that failed, and why. */
  failures: readonly Failure[];
  /** Sends the failed changes again. */
  onRetry: () => void;
  /** Discards the failed changes. */
  onDismiss: () => void;
}

export interface LeadNoticesProps extends FailedChangesProps {
  /** The backend can't be reached. */
  isOffline: boolean;
  /** Number of changes that haven't been sent. */
  waitingCount: number;
  /** Number of undelivered notifications, and why the last one failed. Default: none. */
  undelivered?: { readonly count: number; readonly reason: string };
  /** Sends all of them again. */
  onSendAgain?: () => void;
}

/** Alert with the changes that failed. Renders nothing without failures. */
export function FailedChanges({ failures, ...actions }: FailedChangesProps) {
  const { length } = failures;
  const title = `${counted(length, 'change')} ${length === 1 ? 'wasn’t' : 'weren’t'} saved:`;
  return <FailureList {...actions} failures={failures} title={title} />;
}

/**
 * Notices above the messages: offline, waiting changes, failed changes, and undelivered notifications.
 * Renders nothing without notices.
 */
export function LeadNotices({
  isOffline,
  waitingCount,
  undelivered = { count: 0, reason: '' },
  onSendAgain,
  ...failed
}: LeadNoticesProps) {
  const waiting = counted(waitingCount, 'change');
  const offlineText =
    waitingCount > 0
      ? `You’re offline. ${waiting} will sync when you reconnect.`
      : 'You’re offline. These messages may be out of date.';
  const onlineText = waitingCount > 0 ? `${waiting} will sync when you’re online.` : '';
  const text = isOffline ? offlineText : onlineText;
  return (
    <>
      <div role="status">
        {text && (
          <p className={styles.waiting}>
            <Icon icon={CloudOff} />
            {text}
          </p>
        )}
      </div>
      {undelivered.count > 0 && (
        <div role="alert" className={styles.undelivered}>
          {undelivered.count === 1
            ? '1 notification wasn’t'
            : `${undelivered.count} notifications weren’t`}{' '}
          delivered. {undelivered.reason}
          {'\u2003'}
          {onSendAgain && (
            <Button variant="secondary" size="compact" onPress={onSendAgain}>
              Send all again
            </Button>
          )}
        </div>
      )}
      {failed.failures.length > 0 && (
        <div className={styles.failed}>
          <FailedChanges {...failed} />
        </div>
      )}
    </>
  );
}
