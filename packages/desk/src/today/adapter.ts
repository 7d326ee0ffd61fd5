import { requireAnswer } from '@custom-designs/supabase/errors';
import { fetchAllPages, readRows } from '@custom-designs/supabase/rows';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { asManager, forManagers } from '../auth/index.ts';

const row = z.object({ created_at: z.string(), first_contacted_at: z.string() });

/**
 * The seconds from each visitor's message since a moment to its first contact. Messages that a manager
 * wrote down don't count, because their callers were on the phone. @throws AdapterError
 */
const readContactTimes = (since: string, signal: AbortSignal): Promise<readonly number[]> =>
  asManager(async (client) => {
    const rows = await fetchAllPages(
      (answer) => requireAnswer('Failed to load the times of contacts', answer),
      (from, to) =>
        client
          .from('leads')
          .select('created_at,first_contacted_at')
          .gte('created_at', since)
          .not('first_contacted_at', 'is', null)
          .is('added_by', null)
          .order('id')
          .range(from, to)
          .abortSignal(signal),
    );
    return readRows('leads', row, rows).map(
      ({ created_at, first_contacted_at }) =>
        (Date.parse(first_contacted_at) - Date.parse(created_at)) / 1000,
    );
  });

export const contactTimesQuery = (since: string) =>
  queryOptions({
    meta: forManagers,
    queryKey: ['contact-times', since],
    queryFn: ({ signal }) => readContactTimes(since, signal),
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
    staleTime: 0,
  });
