import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { forManagers } from '../../auth/index.ts';
import { isDue, isOpen, today } from '../followUp.ts';
import { type StoredLead, senderOf } from '../storedLead.ts';
import type { LeadCounts } from './countLeads.ts';
import { leadQueries, leadsKey } from './queries.ts';
import type { Cursor, LeadPage } from './readLeads.ts';

type Pages = InfiniteData<LeadPage, Cursor | null>;
const lists = [...leadsKey, 'list'];
const byAge = (one: Query, other: Query) => one.state.dataUpdatedAt - other.state.dataUpdatedAt;

/** Adds a message to the counts, or takes it out of them. */
function withLead(counts: LeadCounts, lead: StoredLead, by: 1 | -1): LeadCounts {
  const { status, owner, deleted_at } = lead;
  if (deleted_at !== null) return counts;
  const { byStatus, byOwner } = counts;
  return {
    all: counts.all + by,
    byStatus: { ...byStatus, [status]: (byStatus[status] ?? 0) + by },
    due: counts.due + (isDue(lead, today()) ? by : 0),
    byOwner: owner && isOpen(lead) ? { ...byOwner, [owner]: (byOwner[owner] ?? 0) + by } : byOwner,
  };
}

/** The cached messages, in every list and by id. */
export const leadCache = {
  /** Returns a cached message, so that it opens at once. */
  find: (client: QueryClient, id: string): StoredLead | undefined =>
    client.getQueryData(leadQueries.lead(id).queryKey) ??
    client
      .getQueriesData<Pages>({ queryKey: lists })
      .flatMap(([, data]) => data?.pages ?? [])
      .flatMap(({ leads }) => leads)
      .find((lead) => lead.id === id),

  /** Returns all cached messages, each as it was last read. */
  all: (client: QueryClient): readonly StoredLead[] => {
    const found = new Map<string, StoredLead>();
    const queries = client.getQueryCache().findAll({ queryKey: leadsKey });
    for (const { queryKey, state } of queries.toSorted(byAge)) {
      const data = state.data as StoredLead & Pages;
      const isList = queryKey[1] === 'list';
      if (!data || !(isList || queryKey[1] === 'lead')) continue;
      const leads = isList ? data.pages.flatMap((page) => page.leads) : [data];
      for (const lead of leads) found.set(lead.id, lead);
    }
    return [...found.values()];
  },

  /** Returns the name of a message's sender. */
  nameOf: (client: QueryClient, id: string): string => {
    const lead = leadCache.find(client, id);
    return lead ? senderOf(lead) : 'A message';
  },

  replace: (client: QueryClient, leads: readonly StoredLead[]): void => {
    const changed = new Map(leads.map((lead) => [lead.id, lead]));
    client.setQueriesData<Pages>(
      { queryKey: lists },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            leads: page.leads.map((lead) => changed.get(lead.id) ?? lead),
          })),
        },
    );
    // A message that was never opened gets its query here.
    client.setQueryDefaults(leadsKey, { meta: forManagers });
    for (const lead of leads) client.setQueryData(leadQueries.lead(lead.id).queryKey, lead);
  },

  /** Moves messages between the cached counts, which stay so until the next response. */
  recount: (
    client: QueryClient,
    before: readonly StoredLead[],
    after: readonly StoredLead[],
  ): void => {
    client.setQueryData(leadQueries.counts().queryKey, (counts) => {
      if (!counts) return undefined;
      const others = before.reduce((sum, lead) => withLead(sum, lead, -1), counts);
      return after.reduce((sum, lead) => withLead(sum, lead, 1), others);
    });
  },

  /**
   * Refetches after a change: the counts, the history, and the lists if rows may have come back.
   */
  readAgain: (client: QueryClient, ids: readonly string[], areListsWrong: boolean): void => {
    void client.invalidateQueries({ queryKey: leadQueries.counts().queryKey });
    void client.invalidateQueries({ queryKey: leadQueries.undelivered().queryKey });
    void client.invalidateQueries({
      queryKey: lists,
      refetchType: areListsWrong ? 'active' : 'none',
    });
    for (const id of ids) {
      void client.invalidateQueries({ queryKey: leadQueries.history(id).queryKey });
    }
  },
};
