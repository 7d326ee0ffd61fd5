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

export interface FailureListProps {
  /** What failed, and why. The list isn't shown without failures. */
  failures: readonly Failure[];
  /** What happened, such as "2 images couldn’t be changed:". */
  title: string;
  /** Tries again. Without it there is no retry button. */
  onRetry?: () => void;
  /** Text of the retry button. Default: "Try again". */
  retryLabel?: string;
  /** Closes the list. Without it there is no close button. */
  onDismiss?: () => void;
}

/** Alert with one line for each failed item. It stays until the manager closes it. */
export function FailureList({
  failures,
  title,
  onRetry,
  retryLabel = 'Try again',
  onDismiss,
}: FailureListProps) {
  if (failures.length === 0) return null;
  return (
    <div role="alert" className={styles.frame}>
      <div className={styles.head}>
        <p>{title}</p>
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" size="compact" onPress={onRetry}>
              {retryLabel}
            </Button>
          )}
          {onDismiss && (
            <Tooltip content="Close this list">
              <Button variant="ghost" size="icon" aria-label="Close this list" onPress={onDismiss}>
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
        />
      </div>
    </div>
  );
}
