import { requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import * as z from 'zod/mini';
import { asManager, believed } from '../../auth/index.ts';
import { today } from '../followUp.ts';

const countRow = z.object({ status: z.string(), messages: z.number() });

const followUpRow = z.object({
  owner: z.nullable(z.string()),
  next_at: z.nullable(z.iso.date()),
  messages: z.number(),
});

export interface LeadCounts {
  readonly byStatus: Readonly<Record<string, number>>;
  readonly all: number;
  /** Open messages to follow up today or before. */
  readonly due: number;
  /** Open messages of each owner. */
  readonly byOwner: Readonly<Record<string, number>>;
}

/** Requests the numbers of messages, in two small responses. @throws AdapterError */
export function countLeads(signal: AbortSignal): Promise<LeadCounts> {
  return asManager(async (client) => {
    const [counts, followUps] = await Promise.all([
      client.from('lead_counts').select('status,messages').abortSignal(signal),
      client.from('lead_follow_ups').select('owner,next_at,messages').abortSignal(signal),
    ]);
    for (const answer of [counts, followUps]) requireAnswer('Failed to count messages', answer);
    const rows = await believed(readRows('lead_counts', countRow, counts.data));
    const planned = readRows('lead_follow_ups', followUpRow, followUps.data);
    const day = today();
    const byOwner: Record<string, number> = {};
    for (const { owner, messages } of planned) {
      if (owner) byOwner[owner] = (byOwner[owner] ?? 0) + messages;
    }
    return {
      byStatus: Object.fromEntries(rows.map(({ status, messages }) => [status, messages])),
      all: rows.reduce((sum, { messages }) => sum + messages, 0),
      due: planned.reduce(
        (sum, { next_at, messages }) => sum + (next_at !== null && next_at <= day ? messages : 0),
        0,
      ),
      byOwner,
    };
  });
}
