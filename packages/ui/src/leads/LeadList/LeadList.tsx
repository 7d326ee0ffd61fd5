import { type Ref, useMemo } from 'react';
import { StateMessage } from '../../admin/index.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../text/index.ts';
import type { Lead, LeadStatus } from '../lead.ts';
import * as styles from './LeadList.css.ts';
import { LeadListEnd } from './LeadListEnd.tsx';
import { LeadListRows } from './LeadListRows.tsx';
import { defaultLeadListLabels, type LeadListLabels } from './leadListLabels.ts';

export interface LeadListProps {
  /** The messages that are there so far, newest first. */
  leads: readonly Lead[];
  /** Names and colors of the statuses. */
  statuses: readonly LeadStatus[];
  /** The message that is open beside the list. */
  currentId?: string | null;
  /** Whether each row says its status: needless where all have the same. */
  hasStatus?: boolean;
  /** Whether the messages are there. Default: ready. */
  status?: 'ready' | 'loading' | 'failed';
  /** What went wrong, for people. */
  error?: string;
  /** Some messages are left out by a search or filters. */
  isFiltered?: boolean;
  /** Older messages can be loaded. */
  hasMore?: boolean;
  /** Older messages are on their way. */
  isLoadingMore?: boolean;
  /** Ids of the selected messages. */
  selectedIds: ReadonlySet<string>;
  /** Called with all ids that are selected now. */
  onSelectionChange: (ids: ReadonlySet<string>) => void;
  /** Called with the message that was pressed, or on which somebody pressed Enter. */
  onOpen: (id: string) => void;
  /** Loads older messages: when the end comes into sight, and by a button. */
  onLoadMore?: () => void;
  /** Loads the messages again after a failure. */
  onRetry?: () => void;
  /** Shows all messages again when the filters exclude all. */
  onClearFilters?: () => void;
  /** Words of the component. Default: English. */
  labels?: Partial<LeadListLabels>;
  /** Gets the `grid` element, whose rows carry their id as `data-key`; null while there are no messages. */
  gridRef?: Ref<HTMLDivElement>;
}

const skeletons = Array.from({ length: 8 }, (_, index) => index);

/**
 * Messages as an inbox lists them, thousands as well as ten: the unread ones bold, with what waits for a
 * connection. Arrow keys move, Enter opens, Space selects, Shift selects a range. While messages are
 * shown, loading again is silent.
 */
export function LeadList({
  leads,
  status = 'ready',
  error = '',
  isFiltered = false,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
  onRetry,
  onClearFilters,
  labels,
  ...list
}: LeadListProps) {
  // The same object for the same labels, so that no row renders again.
  const words = useMemo(() => ({ ...defaultLeadListLabels, ...labels }), [labels]);
  const hasLeads = leads.length > 0;
  if (status === 'loading' && !hasLeads) {
    return (
      <div role="status" aria-busy="true" className={styles.loading}>
        <Text tone="muted" size="small">
          {words.loading}
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
        <StateMessage isFailure actions={[onRetry && { label: words.retry, onPress: onRetry }]}>
          {words.failed(error)}
        </StateMessage>
      )}
      {status === 'ready' && !hasLeads && (
        <StateMessage
          actions={[
            isFiltered && onClearFilters && { label: words.clearFilters, onPress: onClearFilters },
          ]}
        >
          {isFiltered ? words.noMatch : words.empty}
        </StateMessage>
      )}
      {hasLeads && <LeadListRows {...list} leads={leads} words={words} />}
      {(hasLeads || isFiltered) && (
        <LeadListEnd
          count={leads.length}
          hasMore={hasMore}
          isLoading={isLoadingMore}
          onLoadMore={onLoadMore}
          words={words}
        />
      )}
    </div>
  );
}
