import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { leadCache, leadQueries } from './adapter/index.ts';
import { idsOf, isBackgroundChange, withChanges } from './changes.ts';
import type { Changes } from './useLeadChanges.ts';

/** The message in the address, with pending changes applied. Opening it marks it as read. */
export function useOpenLead(id: string | null, { pending, update }: Changes, isEnabled: boolean) {
  const client = useQueryClient();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...leadQueries.lead(id ?? ''),
    enabled: isEnabled && id !== null,
    // Shows the list's copy at once, and refetches it if it's stale.
    initialData: () => (id === null ? undefined : leadCache.find(client, id)),
    initialDataUpdatedAt: 0,
  });
  // Hides data from an earlier account until the current one is known.
  const known = isEnabled ? data : undefined;
  const lead = useMemo(() => known && withChanges([known], pending)[0], [known, pending]);
  const history = useQuery({ ...leadQueries.history(id ?? ''), enabled: isEnabled && id !== null });
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
  return { lead, error: lead ? null : error, retry: () => void refetch(), history, photo };
}

export type OpenLead = ReturnType<typeof useOpenLead>;
