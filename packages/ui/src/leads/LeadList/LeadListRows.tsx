import { type Ref, useMemo } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { ListLayout, type Rect, Virtualizer } from 'react-aria-components/Virtualizer';
import type { Lead, LeadStatus } from '../lead.ts';
import * as styles from './LeadList.css.ts';
import { LeadListRow } from './LeadListRow.tsx';
import type { LeadListLabels } from './leadListLabels.ts';

export interface LeadListRowsProps {
  /** The messages that are there so far, newest first. */
  leads: readonly Lead[];
  /** Names and colors of the statuses. */
  statuses: readonly LeadStatus[];
  /** The message that is open beside the list. */
  currentId: string | null;
  /** Whether each row says its status: needless where all have the same. */
  hasStatus: boolean;
  /** Ids of the selected messages. */
  selectedIds: ReadonlySet<string>;
  /** Called with all ids that are selected now. */
  onSelectionChange: (ids: ReadonlySet<string>) => void;
  /** Called with the message that was pressed, or on which somebody pressed Enter. */
  onOpen: (id: string) => void;
  /** Gets the `grid` element, whose rows carry their id as `data-key`; null while there are no messages. */
  gridRef?: Ref<HTMLDivElement>;
  words: LeadListLabels;
}

/**
 * The list is as high as its rows, and the window scrolls. React Aria would forget all measured rows each
 * time that the list gets higher by a row that was just measured, and never come to an end.
 */
class RowLayout extends ListLayout<Lead> {
  override shouldInvalidate(next: Rect, last: Rect): boolean {
    return next.width !== last.width;
  }
}

const layoutOptions = { estimatedRowSize: 80 };

/** The rows themselves: only those in sight are in the page, however many there are. */
export function LeadListRows({
  leads,
  statuses,
  currentId,
  hasStatus,
  selectedIds,
  onSelectionChange,
  onOpen,
  words,
  gridRef,
}: LeadListRowsProps) {
  const statusOf = useMemo(
    () => new Map(statuses.map((status) => [status.value, status])),
    [statuses],
  );
  return (
    <Virtualizer layout={RowLayout} layoutOptions={layoutOptions}>
      <GridList
        ref={gridRef}
        aria-label={words.list}
        items={leads}
        dependencies={[currentId, hasStatus, statusOf, words]}
        selectionMode="multiple"
        keyboardNavigationBehavior="tab"
        // Letters are the screen's own keys.
        disallowTypeAhead
        selectedKeys={selectedIds}
        onSelectionChange={(keys) =>
          onSelectionChange(
            keys === 'all' ? new Set(leads.map(({ id }) => id)) : new Set([...keys].map(String)),
          )
        }
        onAction={(key) => onOpen(String(key))}
        className={styles.list}
      >
        {(lead) => (
          <LeadListRow
            lead={lead}
            status={statusOf.get(lead.status)}
            isCurrent={lead.id === currentId}
            hasStatus={hasStatus}
            words={words}
          />
        )}
      </GridList>
    </Virtualizer>
  );
}
