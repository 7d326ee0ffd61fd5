import { requireAnswer } from '@custom-designs/supabase/errors';
import { fetchAllPages, readRows } from '@custom-designs/supabase/rows';
import * as z from 'zod/mini';
import { asManager, believed } from '../../auth/index.ts';

const text = z.nullable(z.string());

/** The messages of one week from one page about one service. */
const reportRow = z.object({
  week: z.iso.date(),
  page: text,
  service: text,
  messages: z.number(),
  /** How many of their senders were contacted. */
  contacted: z.number(),
  /** The total seconds until the first contact. */
  seconds_to_contact: z.number(),
  won: z.number(),
});

export type ReportRow = z.output<typeof reportRow>;

const fallback = 'Failed to load the reports';

/** Reads all rows since a day, oldest first. @throws AdapterError */
export function readReports(since: string, signal: AbortSignal): Promise<readonly ReportRow[]> {
  return asManager(async (client) => {
    const rows = await fetchAllPages(
      (answer) => requireAnswer(fallback, answer),
      (from, to) =>
        client
          .from('lead_numbers')
          .select('*')
          .gte('week', since)
          .order('week')
          .order('page')
          .order('service')
          .range(from, to)
          .abortSignal(signal),
    );
    return believed(readRows('lead_numbers', reportRow, rows));
  });
}
