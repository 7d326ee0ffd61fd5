import type { Row } from '@custom-designs/supabase-local/memory';

type RowsOf = (table: string) => Row[];

const DAY_MS = 86_400_000;
const HOUR = 3600;

function mondayOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

const notDeleted = (rowsOf: RowsOf) => rowsOf('leads').filter(({ deleted_at }) => !deleted_at);

/** The views of `leads`, limited to what stories show. */
export const leadViews = {
  lead_counts: (rowsOf: RowsOf): Row[] =>
    [...Map.groupBy(notDeleted(rowsOf), ({ status = null }) => status)].map(([status, leads]) => ({
      status,
      messages: leads.length,
    })),
  /** Returns one line for each message, which the screen adds up. */
  lead_follow_ups: (rowsOf: RowsOf): Row[] =>
    notDeleted(rowsOf)
      .filter(({ status }) => !['lost', 'spam'].includes(String(status)))
      .filter(({ status, owner, next_at }) => next_at || (owner && status !== 'won'))
      .map(({ owner = null, next_at = null }) => ({ owner, next_at, messages: 1 })),
  /**
   * Returns one line for each message, which the screen adds up. All were contacted within the
   * hour.
   */
  lead_numbers: (rowsOf: RowsOf): Row[] =>
    notDeleted(rowsOf).map(
      ({ created_at, page = null, service = null, status, first_contacted_at }) => ({
        week: mondayOf(new Date(String(created_at))),
        page,
        service,
        messages: 1,
        contacted: Number(Boolean(first_contacted_at)),
        seconds_to_contact: first_contacted_at ? HOUR : 0,
        won: Number(status === 'won'),
      }),
    ),
};
