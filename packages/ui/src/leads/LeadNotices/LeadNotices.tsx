import { CloudOff } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { defaultFailureListLabels, type Failure, FailureList } from '../../desk/index.ts';
import * as styles from './LeadNotices.css.ts';

const changes = (count: number) =>
  count === 1 ? '1 change' : `${new Intl.NumberFormat('en-US').format(count)} changes`;

export const defaultLeadNoticesLabels = {
  ...defaultFailureListLabels,
  waiting: (count: number) => `${changes(count)} will sync when you’re online.`,
  offline: 'You’re offline. These messages may be out of date.',
  offlineAndWaiting: (count: number) =>
    `You’re offline. ${changes(count)} will sync when you reconnect.`,
  failed: (count: number) => `${changes(count)} ${count === 1 ? 'wasn’t' : 'weren’t'} saved:`,
  undelivered: (count: number, reason: string) =>
    `${count === 1 ? '1 notification wasn’t' : `${count} notifications weren’t`} delivered. ${reason}`,
  sendAgain: 'Send all again',
};

export type LeadNoticesLabels = typeof defaultLeadNoticesLabels;

export interface LeadNoticesProps {
  /** The backend can't be reached. */
  isOffline: boolean;
  /** Number of changes that haven't been sent. */
  waitingCount: number;
  /** Changes that failed, and why. */
  failures: readonly Failure[];
  /** Sends the failed changes again. */
  onRetry: () => void;
  /** Discards the failed changes. */
  onDismiss: () => void;
  /** Number of undelivered notifications, and why the last one failed. Default: none. */
  undelivered?: { readonly count: number; readonly reason: string };
  /** Sends all of them again. */
  onSendAgain?: () => void;
  /** Overrides the English labels. */
  labels?: Partial<LeadNoticesLabels>;
}

/**
 * Notices above the messages: offline, waiting changes, failed changes, and undelivered notifications.
 * Renders nothing without notices.
 */
export function LeadNotices({
  isOffline,
  waitingCount,
  failures,
  onRetry,
  onDismiss,
  undelivered = { count: 0, reason: '' },
  onSendAgain,
  labels: ownLabels,
}: LeadNoticesProps) {
  const labels = { ...defaultLeadNoticesLabels, ...ownLabels };
  const waiting = isOffline ? labels.offlineAndWaiting : labels.waiting;
  const text = waitingCount > 0 ? waiting(waitingCount) : isOffline ? labels.offline : '';
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
          {labels.undelivered(undelivered.count, undelivered.reason)}
          {'\u2003'}
          {onSendAgain && (
            <Button variant="secondary" size="compact" onPress={onSendAgain}>
              {labels.sendAgain}
            </Button>
          )}
        </div>
      )}
      {failures.length > 0 && (
        <div className={styles.failed}>
          <FailureList
            failures={failures}
            onRetry={onRetry}
            onDismiss={onDismiss}
            labels={labels}
          />
        </div>
      )}
    </>
  );
}
