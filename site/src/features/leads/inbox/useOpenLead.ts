import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { leadCache, leadQueries } from './adapter/index.ts';
import { idsOf, isBackgroundChange, withChanges } from './changes.ts';
import type { Changes } from './useLeadChanges.ts';

/** The message that the address opens, with the changes that are on their way; reading it marks it read. */
export function useOpenLead(id: string | null, { pending, update }: Changes, isEnabled: boolean) {
  const client = useQueryClient();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...leadQueries.lead(id ?? ''),
    enabled: isEnabled && id !== null,
    // From the list at once, and anew when it is older than a moment.
    initialData: () => (id === null ? undefined : leadCache.find(client, id)),
    initialDataUpdatedAt: 0,
  });
  // What this page still holds from before is nobody's until it is known who works here.
  const known = isEnabled ? data : undefined;
  const lead = useMemo(() => known && withChanges([known], pending)[0], [known, pending]);
  const history = useQuery({ ...leadQueries.history(id ?? ''), enabled: isEnabled && id !== null });
  const opened = useRef({ id: null as string | null, isSettled: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `update` and the rest of the message do not decide
  useEffect(() => {
    const isMarked = pending.some(
      (each) => isBackgroundChange(each) && idsOf(each).includes(id ?? ''),
    );
    if (opened.current.id !== id) opened.current = { id, isSettled: false };
    // Marked by hand: it stays so.
    else if (isMarked) opened.current.isSettled = true;
    const now = opened.current;
    if (now.isSettled || lead === undefined || lead.deleted_at !== null) return;
    // A copy from the list may be wrong, so a read one is looked at again in the backend's answer.
    now.isSettled = lead.read_at === null || isFetchedAfterMount;
    if (lead.read_at === null) update([lead], { read_at: new Date().toISOString() });
  }, [id, lead?.read_at, lead?.deleted_at, pending, isFetchedAfterMount]);
  return { lead, error: lead ? null : error, retry: () => void refetch(), history };
}

export type OpenLead = ReturnType<typeof useOpenLead>;
