import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { forManagers } from '../../auth/index.ts';
import type { StoredLead } from '../storedLead.ts';
import { countLeads } from './countLeads.ts';
import { readHistory, readUndelivered } from './readHistory.ts';
import { type Cursor, type LeadQuestion, listLeads, readLead, readPhoto } from './readLeads.ts';
import { readReports } from './readReports.ts';
import { readSender } from './readSender.ts';

/** Only while the page is visible. */
const POLL_MS = 60_000;

/**
 * For a longer list, only the counts are refetched, because each of its pages would be a request.
 */
const MOST_PAGES_AGAIN = 4;

/** Refetched when the page becomes visible, too. */
const live = {
  refetchOnWindowFocus: true,
  staleTime: 10_000,
  meta: forManagers,
} as const;

export const leadsKey = ['leads'] as const;

export const leadQueries = {
  list: (question: LeadQuestion) =>
    infiniteQueryOptions({
      ...live,
      queryKey: [...leadsKey, 'list', question],
      queryFn: ({ pageParam, signal }) => listLeads(question, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: ({ next }) => next,
      refetchInterval: ({ state: { data } }) =>
        (data?.pages.length ?? 0) > MOST_PAGES_AGAIN ? false : POLL_MS,
    }),
  counts: () =>
    queryOptions({
      ...live,
      queryKey: [...leadsKey, 'counts'],
      queryFn: ({ signal }) => countLeads(signal),
      refetchInterval: POLL_MS,
    }),
  lead: (id: string) =>
    queryOptions({
      ...live,
      queryKey: [...leadsKey, 'lead', id],
      queryFn: ({ signal }) => readLead(id, signal),
      refetchInterval: POLL_MS,
    }),
  /** Not below `leadsKey`, because photos aren't stored in the browser. */
  photo: (id: string) =>
    queryOptions({
      meta: forManagers,
      queryKey: ['lead-photos', id],
      queryFn: ({ signal }) => readPhoto(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  history: (id: string) =>
    queryOptions({
      ...live,
      queryKey: [...leadsKey, 'history', id],
      queryFn: ({ signal }) => readHistory(id, signal),
      refetchInterval: POLL_MS,
    }),
  /** A sender's other messages. */
  sender: (lead: StoredLead | undefined) =>
    queryOptions({
      ...live,
      queryKey: [...leadsKey, 'sender', lead?.id],
      queryFn: ({ signal }) => (lead ? readSender(lead, signal) : []),
    }),
  undelivered: () =>
    queryOptions({
      ...live,
      queryKey: [...leadsKey, 'undelivered'],
      queryFn: ({ signal }) => readUndelivered(signal),
      refetchInterval: POLL_MS,
    }),
  reports: (since: string) =>
    queryOptions({
      meta: forManagers,
      queryKey: [...leadsKey, 'reports', since],
      queryFn: ({ signal }) => readReports(since, signal),
    }),
};
