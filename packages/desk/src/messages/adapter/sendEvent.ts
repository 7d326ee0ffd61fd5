import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import type { TablesInsert } from '../../../../../supabase/database.gen.ts';
import { believed } from '../../auth/index.ts';
import type { ManagerClient } from '../../auth/managerClient.ts';
import type { Change } from '../changes.ts';

export const UNIQUE_VIOLATION = '23505';

type EventChange = Extract<Change, { kind: 'note' | 'edit' | 'contact' | 'forget' }>;

async function add(
  client: ManagerClient,
  row: TablesInsert<'lead_events'>,
  fallback: string,
): Promise<void> {
  const answer = await client.from('lead_events').insert(row);
  // It was stored earlier, and the response was lost.
  if (answer.error?.code !== UNIQUE_VIOLATION) requireAnswer(fallback, answer);
}

async function edit(client: ManagerClient, id: string, note: string): Promise<void> {
  const answer = await client.from('lead_events').update({ note }).eq('id', id).select('id');
  requireAnswer('Failed to save the note', answer);
  const reached = await believed(answer.data ?? []);
  if (reached.length === 0) {
    throw new AdapterError('missing', 'The note no longer exists, or someone else wrote it.');
  }
}

async function forget(client: ManagerClient, id: string): Promise<void> {
  const answer = await client.from('lead_events').delete().eq('id', id).select('id');
  requireAnswer('Failed to undo the contact', answer);
  await believed(answer.data ?? []);
}

/** Sends a change of a message's history. @throws AdapterError */
export async function sendEvent(client: ManagerClient, change: EventChange): Promise<void> {
  const lead_id = change.leadId;
  switch (change.kind) {
    case 'note': {
      const { id, text, at: created_at } = change.note;
      return add(client, { id, lead_id, note: text, created_at }, 'Failed to save the note');
    }
    case 'contact': {
      const { id, result, at: created_at } = change.contact;
      return add(client, { id, lead_id, kind: result, created_at }, 'Failed to save the contact');
    }
    case 'edit':
      return edit(client, change.note.id, change.note.text);
    case 'forget':
      return forget(client, change.contactId);
  }
}
