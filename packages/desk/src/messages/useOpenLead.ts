import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { leadCache, leadQueries } from './adapter/index.ts';
import { idsOf, isBackgroundChange, waitingCallers, withChanges } from './changes.ts';
import type { Changes } from './useLeadChanges.ts';

/** The message in the address, with pending changes applied. Opening it marks it as read. */
export function useOpenLead(
  id: string | null,
  { pending, update, me }: Changes,
  isEnabled: boolean,
) {
  const client = useQueryClient();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...leadQueries.lead(id ?? ''),
    enabled: isEnabled && id !== null,
    // Shows the list's copy at once, and refetches it if it's stale.
    initialData: () => (id === null ? undefined : leadCache.find(client, id)),
    initialDataUpdatedAt: 0,
  });
  // Hides data from an earlier account until the current one is known.
  const stored = isEnabled ? data : undefined;
  const known = stored ?? waitingCallers(pending, me).find((lead) => lead.id === id);
  const lead = useMemo(() => known && withChanges([known], pending)[0], [known, pending]);
  const history = useQuery({ ...leadQueries.history(id ?? ''), enabled: isEnabled && id !== null });
  const sender = useQuery({ ...leadQueries.sender(stored), enabled: stored !== undefined });
  const photo = useQuery({ ...leadQueries.photo(id ?? ''), enabled: lead?.has_photo === true });
  const opened = useRef({ id: null as string | null, isSettled: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these values decide
  useEffect(() => {
    const isMarked = pending.some(
      (each) => isBackgroundChange(each) && idsOf(each).includes(id ?? ''),
    );
    if (opened.current.id !== id) opened.current = { id, isSettled: false };
    // The manager marked it by hand, so it stays that way.
    else if (isMarked) opened.current.isSettled = true;
    const now = opened.current;
    if (now.isSettled || lead === undefined || lead.deleted_at !== null) return;
    // The list's copy may be stale, so a read message is checked again in the backend's response.
    now.isSettled = lead.read_at === null || isFetchedAfterMount;
    if (lead.read_at === null) update([lead], { read_at: new Date().toISOString() });
  }, [id, lead?.read_at, lead?.deleted_at, pending, isFetchedAfterMount]);
  const retry = () => void refetch();
  return { lead, error: lead ? null : error, retry, history, photo, others: sender.data ?? [] };
}

export type OpenLead = ReturnType<typeof useOpenLead>;
