import { requireAnswer } from '@custom-designs/supabase/errors';
import { fetchAllPages, readRows } from '@custom-designs/supabase/rows';
import * as z from 'zod/mini';
import { asManager } from '../../auth/index.ts';
import { contactResults } from '../statuses.ts';
import {
  deliveryRow,
  eventRow,
  type LeadDelivery,
  type LeadEvent,
  undeliveredRow,
} from '../storedLead.ts';

export interface StoredHistory {
  readonly events: readonly LeadEvent[];
  readonly deliveries: readonly LeadDelivery[];
}

const fallback = 'Failed to load the history';
const columnsOf = ({ shape }: { shape: object }) => Object.keys(shape).join(',');

/** Reads a message's history: changes, notes, and notifications. @throws AdapterError */
export function readHistory(leadId: string, signal: AbortSignal): Promise<StoredHistory> {
  return asManager(async (client) => {
    const [events, deliveries] = await Promise.all([
      client
        .from('lead_events')
        .select(columnsOf(eventRow))
        .eq('lead_id', leadId)
        .order('created_at')
        .abortSignal(signal),
      client
        .from('lead_deliveries')
        .select(columnsOf(deliveryRow))
        .eq('lead_id', leadId)
        .order('created_at')
        .abortSignal(signal),
    ]);
    requireAnswer(fallback, events);
    requireAnswer(fallback, deliveries);
    return {
      events: readRows('lead_events', eventRow, events.data),
      deliveries: readRows('lead_deliveries', deliveryRow, deliveries.data),
    };
  });
}

/** Reads the notifications whose attempts have all failed, oldest first. @throws AdapterError */
export function readUndelivered(signal: AbortSignal) {
  return asManager(async (client) => {
    const answer = await client
      .from('lead_deliveries')
      .select(columnsOf(undeliveredRow))
      .eq('state', 'failed')
      .is('next_attempt_at', null)
      .order('created_at')
      .abortSignal(signal);
    requireAnswer('Failed to load notifications', answer);
    return readRows('lead_deliveries', undeliveredRow, answer.data);
  });
}

const noteRow = z.extend(eventRow, { lead_id: z.string() });

/** Lists all notes and contacts by message, oldest first, for an export. @throws AdapterError */
export function listAllNotes(): Promise<ReadonlyMap<string, readonly LeadEvent[]>> {
  return asManager(async (client) => {
    const rows = await fetchAllPages(
      (answer) => requireAnswer('Failed to load notes', answer),
      (from, to) =>
        client
          .from('lead_events')
          .select(columnsOf(noteRow))
          .in('kind', ['note', ...contactResults])
          .order('created_at')
          .order('id')
          .range(from, to),
    );
    return Map.groupBy(readRows('lead_events', noteRow, rows), ({ lead_id }) => lead_id);
  });
}
