import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import { readRows } from '@custom-designs/supabase/rows';
import { asManager, believed } from '../../auth/index.ts';
import type { ManagerClient } from '../../auth/managerClient.ts';
import type { Change, LeadUpdate } from '../changes.ts';
import {
  guardedColumns,
  type LeadChanges,
  leadColumns,
  leadRow,
  type StoredLead,
} from '../storedLead.ts';
import { addCaller } from './addCaller.ts';
import { sendEvent } from './sendEvent.ts';

/** The number of ids in an address that proxies still accept. */
const AT_ONCE = 40;

/** The result of a change: the current rows, and the messages that it didn't change. */
export interface Sent {
  readonly leads: readonly StoredLead[];
  /** Updates that another manager's change prevented. */
  readonly refused: readonly LeadUpdate[];
}

const fallback = 'Failed to save the change';
const nobody: Sent = { leads: [], refused: [] };

/** Groups equal updates into one statement. */
const alike = ({ before, after }: LeadUpdate) => JSON.stringify([before, after]);

const inSteps = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

/** Whether the message already has these values, no matter who set them, or at which time. */
const isSo = (lead: StoredLead, values: LeadChanges) =>
  Object.entries(values).every(([name, value]) => {
    const stored = lead[name as keyof LeadChanges];
    return name === 'read_at' || name === 'deleted_at'
      ? (stored === null) === (value === null)
      : stored === value;
  });

async function updateAlike(client: ManagerClient, updates: readonly LeadUpdate[]): Promise<Sent> {
  const [first] = updates;
  if (!first) return nobody;
  const { before, after } = first;
  const ids = updates.map(({ id }) => id);
  let query = client.from('leads').update(after).in('id', ids);
  // Two managers may both mark a message as read, but two statuses, days, or owners would conflict.
  for (const name of guardedColumns) {
    const value = before[name];
    if (value === null) query = query.is(name, null);
    else if (value !== undefined) query = query.eq(name, value);
  }
  // A deleted message can only be restored.
  if (after.deleted_at !== null) query = query.is('deleted_at', null);
  const answer = await query.select(leadColumns);
  requireAnswer(fallback, answer);
  const changed = readRows('leads', leadRow, answer.data);
  const reached = new Set(changed.map(({ id }) => id));
  const missed = updates.filter(({ id }) => !reached.has(id));
  if (missed.length === 0) return { leads: changed, refused: [] };
  const current = await client
    .from('leads')
    .select(leadColumns)
    .in(
      'id',
      missed.map(({ id }) => id),
    );
  requireAnswer(fallback, current);
  const now = await believed(readRows('leads', leadRow, current.data));
  // An earlier attempt whose response was lost may have made the change.
  const isDone = (id: string) => now.some((lead) => lead.id === id && isSo(lead, after));
  return { leads: [...changed, ...now], refused: missed.filter(({ id }) => !isDone(id)) };
}

async function update(client: ManagerClient, updates: readonly LeadUpdate[]): Promise<Sent> {
  const results: Sent[] = [];
  const groups = [...Map.groupBy(updates, alike).values()];
  for (const group of groups.flatMap(inSteps)) results.push(await updateAlike(client, group));
  return {
    leads: results.flatMap(({ leads }) => leads),
    refused: results.flatMap(({ refused }) => refused),
  };
}

async function sendAgain(client: ManagerClient, deliveryIds: readonly string[]): Promise<Sent> {
  let reached = 0;
  for (const ids of inSteps(deliveryIds)) {
    const answer = await client
      .from('lead_deliveries')
      .update({ next_attempt_at: new Date().toISOString() })
      .in('id', [...ids])
      .select('id');
    requireAnswer('Failed to send again', answer);
    reached += (await believed(answer.data ?? [])).length;
  }
  if (reached === 0) throw new AdapterError('conflict', 'It was already sent.');
  return nobody;
}

/**
 * Sends a manager's change. It can be repeated: a stored change counts as done.
 * @throws AdapterError if only a part is certain; the whole change can be sent again
 */
export function sendChange(change: Change): Promise<Sent> {
  return asManager((client) => {
    switch (change.kind) {
      case 'update':
        return update(client, change.updates);
      case 'resend':
        return sendAgain(client, change.deliveryIds);
      case 'caller':
        return addCaller(client, change.caller, change.at).then((leads) => ({
          leads,
          refused: [],
        }));
      default:
        return sendEvent(client, change).then(() => nobody);
    }
  });
}
