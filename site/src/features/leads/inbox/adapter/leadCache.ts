import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { forManagers } from '../../../auth/index.ts';
import { type StoredLead, senderOf } from '../storedLead.ts';
import { leadQueries, leadsKey } from './queries.ts';
import type { Cursor, LeadPage } from './readLeads.ts';

type Pages = InfiniteData<LeadPage, Cursor | null>;
const lists = [...leadsKey, 'list'];

/** The messages as the backend last told them, in every list and one by one. */
export const leadCache = {
  /** A message as it was read last, so that it opens at once. */
  find: (client: QueryClient, id: string): StoredLead | undefined =>
    client.getQueryData(leadQueries.lead(id).queryKey) ??
    client
      .getQueriesData<Pages>({ queryKey: lists })
      .flatMap(([, data]) => data?.pages ?? [])
      .flatMap(({ leads }) => leads)
      .find((lead) => lead.id === id),

  /** How people call its sender. */
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
    // One that was never opened gets its query here.
    client.setQueryDefaults(leadsKey, { meta: forManagers });
    for (const lead of leads) client.setQueryData(leadQueries.lead(lead.id).queryKey, lead);
  },

  /** After a change: what was counted, what happened, and, where rows may have come back, the lists. */
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
