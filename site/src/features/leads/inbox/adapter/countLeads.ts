import * as z from 'zod/mini';
import { requireAnswer } from '../../../../supabase/errors.ts';
import { readRows } from '../../../../supabase/rows.ts';
import { asManager, believed } from '../../../auth/index.ts';

const countRow = z.object({ status: z.string(), messages: z.number(), unread: z.number() });

export interface LeadCounts {
  readonly byStatus: Readonly<Record<string, number>>;
  readonly all: number;
  /** Unread messages, without spam. */
  readonly unread: number;
}

/** Requests the numbers of messages, in one small response. @throws AdapterError */
export function countLeads(signal: AbortSignal): Promise<LeadCounts> {
  return asManager(async (client) => {
    const answer = await client
      .from('lead_counts')
      .select('status,messages,unread')
      .abortSignal(signal);
    requireAnswer('Failed to count messages', answer);
    const rows = await believed(readRows('lead_counts', countRow, answer.data));
    return {
      byStatus: Object.fromEntries(rows.map(({ status, messages }) => [status, messages])),
      all: rows.reduce((sum, { messages }) => sum + messages, 0),
      unread: rows.reduce((sum, { status, unread }) => sum + (status === 'spam' ? 0 : unread), 0),
    };
  });
}
