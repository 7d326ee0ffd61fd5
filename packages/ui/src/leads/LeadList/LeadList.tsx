import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StateMessage } from '../../desk/index.ts';
import { Text } from '../../text/index.ts';
import * as styles from './LeadList.css.ts';
import { LeadListRows, type LeadListRowsProps } from './LeadListRows.tsx';
import { defaultLeadListLabels, type LeadListLabels } from './leadListLabels.ts';

export interface LeadListProps extends Omit<LeadListRowsProps, 'labels'> {
  /** Whether the messages have loaded. */
  status: 'ready' | 'loading' | 'failed';
  /** What went wrong, for the manager. */
  error: string;
  /** A search or a filter hides some messages. */
  isFiltered: boolean;
  /** Whether there are older messages to load. */
  hasMore: boolean;
  /** Whether older messages are loading. */
  isLoadingMore: boolean;
  /** Loads older messages. Called by the button and when the end of the list is visible. */
  onLoadMore: () => void;
  /** Loads the messages again after a failure. */
  onRetry: () => void;
  /** Clears the filters, when nothing matches them. */
  onClearFilters: () => void;
  /** Overrides the English labels. */
  labels?: Partial<LeadListLabels>;
}

interface EndProps extends Pick<LeadListProps, 'hasMore' | 'isLoadingMore' | 'onLoadMore'> {
  count: number;
  labels: LeadListLabels;
}

/** Starts loading before the end is visible, so that scrolling doesn't stop. */
const AHEAD = '600px';

/** Shows the number of messages, and loads more. */
function End({ count, hasMore, isLoadingMore, onLoadMore, labels }: EndProps) {
  const ref = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(() => {
    if (!isLoadingMore) onLoadMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again after more rows have loaded
  useEffect(() => {
    const { current: end } = ref;
    if (!end || !hasMore) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [hasMore, count]);
  return (
    <div ref={ref} className={styles.end}>
      <p role="status">{labels.shown(count)}</p>
      {hasMore && (
        <Button variant="ghost" size="compact" isPending={isLoadingMore} onPress={onLoadMore}>
          {labels.loadMore}
        </Button>
      )}
    </div>
  );
}

const skeletons = Array.from({ length: 8 }, (_, index) => index);

/**
 * List of messages that stays fast with thousands of rows. Unread messages are bold, and unsent changes
 * have a mark. Arrow keys move, Enter opens, Space selects, and Shift selects a range. Reloading is silent
 * while messages show.
 */
export function LeadList({
  leads,
  status,
  error,
  isFiltered,
  hasMore,
  isLoadingMore,
  onLoadMore,
  onRetry,
  onClearFilters,
  labels: ownLabels,
  ...list
}: LeadListProps) {
  // Memoized, so that rows don't render again for the same labels.
  const labels = useMemo(() => ({ ...defaultLeadListLabels, ...ownLabels }), [ownLabels]);
  const hasLeads = leads.length > 0;
  if (status === 'loading' && !hasLeads) {
    return (
      <div role="status" aria-busy="true" className={styles.loading}>
        <Text tone="muted" size="small">
          {labels.loading}
        </Text>
        {skeletons.map((index) => (
          <div key={index} className={styles.skeleton}>
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      {status === 'failed' && (
        <StateMessage isFailure actions={[{ label: labels.retry, onPress: onRetry }]}>
          {labels.failed(error)}
        </StateMessage>
      )}
      {status === 'ready' && !hasLeads && !hasMore && (
        <StateMessage
          actions={[isFiltered && { label: labels.clearFilters, onPress: onClearFilters }]}
        >
          {isFiltered ? labels.noMatch : labels.empty}
        </StateMessage>
      )}
      {hasLeads && <LeadListRows {...list} leads={leads} labels={labels} />}
      {(hasLeads || isFiltered || hasMore) && (
        <End count={leads.length} {...{ hasMore, isLoadingMore, onLoadMore, labels }} />
      )}
    </div>
  );
}
