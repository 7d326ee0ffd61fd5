import { X } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import * as styles from './FailureList.css.ts';
import { LineList } from './LineList.tsx';

export interface Failure {
  readonly id: string;
  /** Name of the item, unless the message contains it. */
  readonly name?: string;
  readonly message: string;
}

const number = (count: number) => new Intl.NumberFormat('en-US').format(count);

export const defaultFailureListLabels = {
  failed: (count: number) => `${number(count)} couldn’t be changed:`,
  more: (count: number) => `${number(count)} more`,
  retry: 'Try again',
  dismiss: 'Close this list',
};

export type FailureListLabels = typeof defaultFailureListLabels;

export interface FailureListProps {
  /** What failed, and why. The list isn't shown without failures. */
  failures: readonly Failure[];
  /** Tries again. Without it there is no retry button. */
  onRetry?: () => void;
  /** Closes the list. Without it there is no close button. */
  onDismiss?: () => void;
  /** Overrides the English labels. */
  labels?: Partial<FailureListLabels>;
}

/** Alert with one line for each failed item. It stays until the manager closes it. */
export function FailureList({ failures, onRetry, onDismiss, labels: ownLabels }: FailureListProps) {
  const labels = { ...defaultFailureListLabels, ...ownLabels };
  if (failures.length === 0) return null;
  return (
    <div role="alert" className={styles.frame}>
      <div className={styles.head}>
        <p>{labels.failed(failures.length)}</p>
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" size="compact" onPress={onRetry}>
              {labels.retry}
            </Button>
          )}
          {onDismiss && (
            <Tooltip content={labels.dismiss}>
              <Button variant="ghost" size="icon" aria-label={labels.dismiss} onPress={onDismiss}>
                <Icon icon={X} />
              </Button>
            </Tooltip>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element needs keyboard focus */}
      <div className={styles.lines} tabIndex={0}>
        <LineList
          lines={failures.map(({ id, name, message }) => ({
            id,
            content: (
              <>
                {name && <bdi className={styles.name}>{name}</bdi>} {message}
              </>
            ),
          }))}
          more={labels.more}
        />
      </div>
    </div>
  );
}
