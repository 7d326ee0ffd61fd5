import { Stack } from '@custom-designs/ui/layout';
import {
  FailedChanges,
  LeadLayout,
  LeadList,
  LeadSelectionBar,
  noLeadFilters,
} from '@custom-designs/ui/leads';
import { Text } from '@custom-designs/ui/text';
import { useMemo } from 'react';
import { reasonFor } from '../failures.ts';
import type { InboxView } from './address.ts';
import { idsOf } from './changes.ts';
import { type InboxContent, toLead } from './display.ts';
import { MissingMessage, OpenMessage } from './OpenMessage.tsx';
import { NO_ONE, ownerItems } from './owners.ts';
import { statuses } from './statuses.ts';
import { type CommandOptions, useCommands } from './useCommands.ts';
import type { Changes } from './useLeadChanges.ts';
import type { LeadListData } from './useLeadList.ts';
import { useMessageActions } from './useMessageActions.ts';
import { useOpenLead } from './useOpenLead.ts';
import type { Undelivered } from './useUndelivered.ts';

export interface MessagesPanelProps extends CommandOptions {
  list: LeadListData;
  undelivered: Undelivered;
  content: InboxContent;
  isManager: boolean;
  /** The emails of everyone who may own a message. */
  managers: readonly string[];
}

const nothingWaits: Changes['waiting'] = [];

/** An empty list says which part of the inbox is empty. */
const emptyTexts: Partial<Record<InboxView, string>> = {
  new: 'No new messages.',
  due: 'Nothing to follow up today.',
  mine: 'No open message is yours.',
  all: 'No messages yet.',
  deleted: 'No deleted messages.',
};

/** The list, the open message, and their actions by pointer and keys. */
export function MessagesPanel(props: MessagesPanelProps) {
  const { place, list, changes, undelivered, content, isManager, managers } = props;
  const { isOffline } = list;
  const { leadId } = place;
  const { me } = changes;
  // The list's description belongs to the applied filters, not to the text being typed.
  const { filters, view } = place.asked;
  const open = useOpenLead(leadId, changes, isManager);
  const actions = useMessageActions({ place, list, open, changes });
  useCommands(actions, open, props);
  const waiting = isOffline ? changes.waiting : nothingWaits;
  const shown = useMemo(() => {
    const waitingIds = new Set(waiting.flatMap(idsOf));
    return list.leads.map((lead) =>
      toLead(lead, content, {
        isWaiting: waitingIds.has(lead.id),
        isUndelivered: undelivered.leadIds.has(lead.id),
        me,
      }),
    );
  }, [list.leads, content, waiting, undelivered.leadIds, me]);
  const isFiltered = Object.entries(noLeadFilters).some(
    ([name, none]) => filters[name as keyof typeof filters] !== none,
  );
  const { lead } = open;
  const { lines, retry, dismiss } = changes.failures;
  const owners = actions.selected.map(({ owner }) => owner);
  const [firstOwner, ...otherOwners] = new Set(owners);
  const restoreOne = (id: string) => actions.restore(list.leads.filter((one) => one.id === id));
  // Only with an open message. Otherwise these would read the focus, which a prerendered page
  // doesn't have.
  const previous = leadId === null ? undefined : actions.idBeside(-1);
  const next = leadId === null ? undefined : actions.idBeside(1);
  return (
    <LeadLayout
      aria-label="Message"
      onClose={actions.close}
      notice={
        lines.length > 0 && <FailedChanges failures={lines} onRetry={retry} onDismiss={dismiss} />
      }
      list={
        <Stack gap="sm">
          {view === 'deleted' && (
            <Text size="small" tone="muted">
              Deleted messages are kept for 30 days, then removed permanently.
            </Text>
          )}
          {list.isPartial && (
            <div role="status">
              <Text size="small" tone="muted">
                {isFiltered
                  ? 'Only messages that this browser holds were searched.'
                  : 'Only messages that this browser holds are shown.'}
              </Text>
            </div>
          )}
          <LeadList
            gridRef={actions.listRef}
            leads={shown}
            statuses={statuses}
            currentId={leadId}
            hasStatus={['all', 'deleted', 'due', 'mine'].includes(view)}
            status={list.listStatus}
            error={list.error ? reasonFor(list.error) : ''}
            isFiltered={isFiltered}
            hasMore={list.hasNextPage && !list.isPartial}
            isLoadingMore={list.isFetchingNextPage}
            selectedIds={actions.selectedIds}
            onSelectionChange={actions.setSelectedIds}
            onOpen={place.open}
            onLoadMore={() => void list.fetchNextPage()}
            onRetry={() => void list.refetch()}
            onClearFilters={() => place.setFilters(noLeadFilters)}
            onRestore={view === 'deleted' ? restoreOne : undefined}
            empty={
              list.isPartial ? 'This browser holds no messages of this tab.' : emptyTexts[view]
            }
          />
          <LeadSelectionBar
            count={actions.selected.length}
            shownCount={list.leads.length}
            statuses={statuses}
            onSelectAll={actions.selectAll}
            onClear={actions.clearSelection}
            onSetStatus={(status) => actions.setStatus(actions.selected, status)}
            owners={ownerItems(me, [...managers, ...owners])}
            owner={otherOwners.length > 0 ? me : (firstOwner ?? NO_ONE)}
            onSetOwner={(owner) => actions.setOwner(actions.selected, owner)}
            onDelete={() => actions.remove(actions.selected)}
            onRestore={view === 'deleted' ? () => actions.restore(actions.selected) : undefined}
          />
        </Stack>
      }
      details={
        leadId === null
          ? undefined
          : (isSheet) =>
              lead ? (
                <OpenMessage
                  {...{
                    lead,
                    open,
                    actions,
                    place,
                    managers,
                    changes,
                    content,
                    isOffline,
                    isSheet,
                  }}
                  onDelete={() => actions.remove([lead])}
                  onRestore={lead.deleted_at === null ? undefined : () => actions.restore([lead])}
                  onToggleUnread={() => actions.toggleUnread([lead])}
                  onClose={actions.close}
                  onPrevious={previous ? () => actions.goTo(previous) : undefined}
                  onNext={next ? () => actions.goTo(next) : undefined}
                />
              ) : (
                <MissingMessage error={open.error} onRetry={open.retry} onClose={actions.close} />
              )
      }
    />
  );
}
