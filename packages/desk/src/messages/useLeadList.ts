import { ANY, noLeadFilters } from '@custom-designs/ui/leads';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type LeadQuestion, leadQueries } from './adapter/index.ts';
import { type InboxView, times } from './address.ts';
import { waitingCallers, withChanges } from './changes.ts';
import { isDue, isOpen, today } from './followUp.ts';
import { statusOf } from './statuses.ts';
import type { StoredLead } from './storedLead.ts';
import type { InboxPlace } from './useInboxAddress.ts';
import type { Changes } from './useLeadChanges.ts';

const chosen = (value: string) => (value === ANY ? undefined : value);

/** What the inbox asks for in a tab. */
export function questionOf(
  view: InboxView,
  filters = noLeadFilters,
  me: string | undefined = undefined,
): LeadQuestion {
  const search = filters.search.trim();
  return {
    status: statusOf(view),
    dueBy: view === 'due' ? today() : undefined,
    owner: view === 'mine' ? me : undefined,
    isDeleted: view === 'deleted' || undefined,
    search: search || undefined,
    service: chosen(filters.service),
    city: chosen(filters.city),
    days: times.find(({ value }) => value === filters.time)?.days,
  };
}

const none: readonly StoredLead[] = [];

/** Whether a message belongs to the tab. Only the database knows about the other filters. */
const belongsTo = (lead: StoredLead, { status, dueBy, owner, isDeleted }: LeadQuestion): boolean =>
  (lead.deleted_at !== null) === (isDeleted === true) &&
  (status === undefined || lead.status === status) &&
  (dueBy === undefined || isDue(lead, dueBy)) &&
  (owner === undefined || (isOpen(lead) && lead.owner === owner));

const isUnfiltered = ({ search, service, city, days }: LeadQuestion): boolean =>
  [search, service, city, days].every((value) => value === undefined);

/**
 * The messages of the address, page by page, with pending changes applied. A message that no longer
 * matches disappears at once.
 */
export function useLeadList(
  { asked: { view, filters } }: InboxPlace,
  { pending, me }: Changes,
  isEnabled: boolean,
) {
  const question = questionOf(view, filters, me);
  const query = useInfiniteQuery({
    ...leadQueries.list(question),
    enabled: isEnabled && view !== 'reports',
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, fetchNextPage } = query;
  const stored = useMemo(() => data?.pages.flatMap(({ leads }) => leads) ?? none, [data]);
  const key = JSON.stringify(isPlaceholderData ? { isDeleted: question.isDeleted } : question);
  const leads = useMemo(() => {
    const asked: LeadQuestion = JSON.parse(key);
    const known = new Set(stored.map(({ id }) => id));
    const callers = isUnfiltered(asked) ? waitingCallers(pending, me) : none;
    const all = [...callers.filter(({ id }) => !known.has(id)), ...stored];
    return withChanges(all, pending).filter((lead) => belongsTo(lead, asked));
  }, [stored, pending, me, key]);
  // All loaded messages have left the list, and more are stored.
  const isNextWanted = leads.length === 0 && query.hasNextPage && !isPlaceholderData;
  const isNextDue = isNextWanted && query.isEnabled && !query.isFetching && !query.isError;
  useEffect(() => {
    if (isNextDue) void fetchNextPage();
  }, [isNextDue, fetchNextPage]);
  return {
    ...query,
    question,
    leads,
    isKnown: data !== undefined,
    /** Loaded messages stay visible, and the notices already say that the page is offline. */
    listStatus: (isOffline: boolean) => {
      if (query.isError && !(isOffline && data && !isNextWanted)) return 'failed' as const;
      const isPending = data === undefined || (isPlaceholderData && leads.length === 0);
      return isPending || isNextWanted ? ('loading' as const) : ('ready' as const);
    },
  };
}

export type LeadListData = ReturnType<typeof useLeadList>;
