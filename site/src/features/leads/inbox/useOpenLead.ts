import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { leadCache, leadQueries } from './adapter/index.ts';
import { withChanges } from './changes.ts';
import type { Changes } from './useLeadChanges.ts';

/** The message that the address opens, with the changes that are on their way; reading it marks it read. */
export function useOpenLead(id: string | null, { pending, update }: Changes, isEnabled: boolean) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...leadQueries.lead(id ?? ''),
    enabled: isEnabled && id !== null,
    // From the list at once, and anew when it is older than a moment.
    initialData: () => (id === null ? undefined : leadCache.find(client, id)),
    initialDataUpdatedAt: 0,
  });
  const lead = useMemo(() => (data ? withChanges([data], pending)[0] : undefined), [data, pending]);
  const history = useQuery({ ...leadQueries.history(id ?? ''), enabled: isEnabled && id !== null });
  const isKnown = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is opened, so that it can be marked unread again
  useEffect(() => {
    if (data?.read_at === null && data.deleted_at === null)
      update([data], { read_at: new Date().toISOString() });
  }, [id, isKnown]);
  return { lead, error: lead ? null : error, retry: () => void refetch(), history };
}

export type OpenLead = ReturnType<typeof useOpenLead>;
