import { ANY, noLeadFilters } from '@custom-designs/ui/leads';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isConnectionLost } from '../failures.ts';
import { matches } from '../words.ts';
import { type LeadQuestion, leadCache, leadQueries } from './adapter/index.ts';
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

/** Whether a message belongs to the tab. */
const belongsTo = (lead: StoredLead, { status, dueBy, owner, isDeleted }: LeadQuestion): boolean =>
  (lead.deleted_at !== null) === (isDeleted === true) &&
  (status === undefined || lead.status === status) &&
  (dueBy === undefined || isDue(lead, dueBy)) &&
  (owner === undefined || (isOpen(lead) && lead.owner === owner));

/** Whether the filters match, as in the database, but without notes. */
function isFound(lead: StoredLead, { search = '', service, city, days }: LeadQuestion): boolean {
  const { name, email, phone, subject, message, page } = lead;
  const digits = phone?.replace(/\D/g, '') ?? '';
  const numbers = [digits, digits.slice(-7), digits.slice(-4)];
  const texts = [name, email, phone, subject, message, lead.service, page, lead.city, ...numbers];
  return (
    matches(texts.join(' '), search) &&
    (service === undefined || lead.service === service) &&
    (city === undefined || lead.city === city) &&
    (days === undefined || Date.parse(lead.created_at) >= Date.now() - days * 86_400_000)
  );
}

/** The order of the database. */
const inOrder =
  ({ dueBy }: LeadQuestion) =>
  (one: StoredLead, other: StoredLead): number =>
    dueBy === undefined
      ? Date.parse(other.created_at) - Date.parse(one.created_at)
      : (one.next_at ?? '').localeCompare(other.next_at ?? '');

const isUnfiltered = ({ search, service, city, days }: LeadQuestion): boolean =>
  [search, service, city, days].every((value) => value === undefined);

/**
 * The messages of the address, page by page, with pending changes applied. A message that no longer
 * matches disappears at once. Offline, all messages that this browser holds are asked instead.
 */
export function useLeadList(
  { asked: { view, filters } }: InboxPlace,
  { pending, me, isFailing }: Changes,
  isEnabled: boolean,
  isOnline: boolean,
) {
  const client = useQueryClient();
  const question = questionOf(view, filters, me);
  const query = useInfiniteQuery({
    ...leadQueries.list(question),
    enabled: isEnabled && view !== 'reports',
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, fetchNextPage } = query;
  const isOffline = !isOnline || isFailing || isConnectionLost(query.error ?? query.failureReason);
  const isHeld = isOffline && isEnabled;
  const stored = useMemo(() => data?.pages.flatMap(({ leads }) => leads) ?? none, [data]);
  const key = JSON.stringify(
    isPlaceholderData && !isHeld ? { isDeleted: question.isDeleted } : question,
  );
  const leads = useMemo(() => {
    const asked: LeadQuestion = JSON.parse(key);
    const rows = isHeld ? leadCache.all(client) : stored;
    const known = new Set(rows.map(({ id }) => id));
    const callers = isHeld || isUnfiltered(asked) ? waitingCallers(pending, me) : none;
    const all = [...callers.filter(({ id }) => !known.has(id)), ...rows];
    const own = withChanges(all, pending).filter((lead) => belongsTo(lead, asked));
    if (!isHeld) return own;
    // The database also finds words of notes.
    const answered = new Set(isPlaceholderData ? [] : stored.map(({ id }) => id));
    return own
      .filter((lead) => answered.has(lead.id) || isFound(lead, asked))
      .toSorted(inOrder(asked));
  }, [client, isHeld, isPlaceholderData, stored, pending, me, key]);
  // All loaded messages have left the list, and more are stored.
  const isNextWanted = leads.length === 0 && query.hasNextPage && !isPlaceholderData;
  const isNextDue = isNextWanted && query.isEnabled && !query.isFetching && !query.isError;
  useEffect(() => {
    if (isNextDue) void fetchNextPage();
  }, [isNextDue, fetchNextPage]);
  const isLoaded = data !== undefined && !(isPlaceholderData && leads.length === 0);
  // Held messages stay visible, and the notices already say that the page is offline.
  const isReady = isHeld && (!isOnline || leads.length > 0 || (isLoaded && !isNextWanted));
  const isPending = !isLoaded || isNextWanted;
  const status: 'ready' | 'failed' | 'loading' = isReady
    ? 'ready'
    : query.isError
      ? 'failed'
      : isPending
        ? 'loading'
        : 'ready';
  return {
    ...query,
    question,
    leads,
    isOffline,
    isKnown: data !== undefined || leads.length > 0,
    /** Offline, the list wasn't loaded, so messages may be missing. */
    isPartial: isHeld && (data === undefined || isPlaceholderData) && status === 'ready',
    listStatus: status,
  };
}

export type LeadListData = ReturnType<typeof useLeadList>;
