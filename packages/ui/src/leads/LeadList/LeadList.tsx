import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { counted } from '../../desk/counted.ts';
import { StateMessage } from '../../desk/index.ts';
import { Text } from '../../text/index.ts';
import * as styles from './LeadList.css.ts';
import { LeadListRows, type LeadListRowsProps } from './LeadListRows.tsx';

export interface LeadListProps extends LeadListRowsProps {
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
  /** Text of an empty list. Default: "No messages here yet." */
  empty?: string | undefined;
}

interface EndProps
  extends Pick<LeadListProps, 'leads' | 'hasMore' | 'isLoadingMore' | 'onLoadMore'> {}

/** The first message that it has loaded gets the focus of the button when that leaves. */
function useFocusOnLoaded(leads: LeadListProps['leads']) {
  const known = useRef(leads);
  useEffect(() => {
    known.current = leads;
  }, [leads]);
  const [ref] = useState(() => (button: HTMLButtonElement) => () => {
    if (document.activeElement !== button) return;
    const { length } = known.current;
    const focusRow = () => {
      if (document.activeElement !== document.body) return;
      const id = known.current[length]?.id ?? '';
      const grid = document.querySelector<HTMLElement>('[role="grid"]');
      const row = grid?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
      (row ?? grid)?.focus();
    };
    // The list draws its rows after the screen.
    requestAnimationFrame(() => requestAnimationFrame(focusRow));
  });
  return ref;
}

/** Starts loading before the end is visible, so that scrolling doesn't stop. */
const AHEAD = '600px';

/** Shows the number of messages, and loads more. */
function End({ leads, hasMore, isLoadingMore, onLoadMore }: EndProps) {
  const count = leads.length;
  const buttonRef = useFocusOnLoaded(leads);
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
      <p role="status">{counted(count, 'message')}</p>
      {hasMore && (
        <Button
          ref={buttonRef}
          variant="ghost"
          size="compact"
          isPending={isLoadingMore}
          onPress={onLoadMore}
        >
          Load older messages
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
  empty = 'No messages here yet.',
  ...list
}: LeadListProps) {
  const hasLeads = leads.length > 0;
  if (status === 'loading' && !hasLeads) {
    return (
      <div role="status" aria-busy="true" className={styles.loading}>
        <Text tone="muted" size="small">
          Loading messages...
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
        <StateMessage isFailure actions={[{ label: 'Try again', onPress: onRetry }]}>
          {`The messages couldn’t be loaded. ${error}`}
        </StateMessage>
      )}
      {status === 'ready' && !hasLeads && !hasMore && (
        <StateMessage actions={[isFiltered && { label: 'Clear filters', onPress: onClearFilters }]}>
          {isFiltered ? 'No messages match your search and filters.' : empty}
        </StateMessage>
      )}
      {hasLeads && <LeadListRows {...list} leads={leads} />}
      {(hasLeads || hasMore || (isFiltered && status === 'ready')) && (
        <End {...{ leads, hasMore, isLoadingMore, onLoadMore }} />
      )}
    </div>
  );
}
