import { AdapterError, requireAnswer } from '../../../../supabase/errors.ts';
import type { MediaClient } from '../../../../supabase/managerClient.ts';
import { readRows } from '../../../../supabase/rows.ts';
import { asManager, believed } from '../../../auth/index.ts';
import type { Change, LeadUpdate } from '../changes.ts';
import { type LeadChanges, leadColumns, leadRow, type StoredLead } from '../storedLead.ts';

/** As many ids as an address holds that proxies let through. */
const AT_ONCE = 40;

/** How a change ended: the rows as they are now, and the messages that it did not reach. */
export interface Sent {
  readonly leads: readonly StoredLead[];
  /** Somebody else changed or deleted them since. */
  readonly refused: readonly LeadUpdate[];
}

const fallback = 'Failed to save the change';
const nobody: Sent = { leads: [], refused: [] };

/** Updates that are alike go in one statement. */
const alike = ({ before, after }: LeadUpdate) => JSON.stringify([before, after]);

const inSteps = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

/** Whoever read or deleted it: it is read, or deleted. */
const isSo = (lead: StoredLead, values: LeadChanges) =>
  Object.entries(values).every(([name, value]) => {
    const stored = lead[name as keyof LeadChanges];
    return name === 'status' ? stored === value : (stored === null) === (value === null);
  });

async function updateAlike(client: MediaClient, updates: readonly LeadUpdate[]): Promise<Sent> {
  const [first] = updates;
  if (!first) return nobody;
  const { before, after } = first;
  const ids = updates.map(({ id }) => id);
  let query = client.from('leads').update(after).in('id', ids);
  // Two managers may mark one message as read; two statuses would contradict each other.
  if (before.status !== undefined) query = query.eq('status', before.status);
  // What is deleted can only be restored.
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
  // An answer that was lost has done its work before.
  const isDone = (id: string) => now.some((lead) => lead.id === id && isSo(lead, after));
  return { leads: [...changed, ...now], refused: missed.filter(({ id }) => !isDone(id)) };
}

async function update(client: MediaClient, updates: readonly LeadUpdate[]): Promise<Sent> {
  const results: Sent[] = [];
  const groups = [...Map.groupBy(updates, alike).values()];
  for (const group of groups.flatMap(inSteps)) results.push(await updateAlike(client, group));
  return {
    leads: results.flatMap(({ leads }) => leads),
    refused: results.flatMap(({ refused }) => refused),
  };
}

const UNIQUE_VIOLATION = '23505';

async function addNote(
  client: MediaClient,
  { leadId, note }: Extract<Change, { kind: 'note' }>,
): Promise<Sent> {
  const answer = await client
    .from('lead_events')
    .insert({ id: note.id, lead_id: leadId, note: note.text });
  // Sent before, and the answer was lost.
  if (answer.error?.code !== UNIQUE_VIOLATION) requireAnswer('Failed to save the note', answer);
  return nobody;
}

async function sendAgain(client: MediaClient, deliveryIds: readonly string[]): Promise<Sent> {
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
 * Sends what a manager did. Every call may be repeated: what is stored already counts as done.
 * @throws AdapterError when nothing more than the part before is certain; it can be sent again as a whole
 */
export function sendChange(change: Change): Promise<Sent> {
  return asManager((client) => {
    if (change.kind === 'note') return addNote(client, change);
    if (change.kind === 'resend') return sendAgain(client, change.deliveryIds);
    return update(client, change.updates);
  });
}
